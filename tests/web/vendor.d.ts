// As much of the vendored libraries as the client uses.
declare module "preact" {
  export const h: (type: any, props: any, ...children: any[]) => any;
  export const Fragment: any;
  export const render: (node: any, parent: Element) => void;
}
declare module "preact/hooks" {
  export const useCallback: <T>(act: T, on: any[]) => T;
  export const useEffect: (act: () => any, on?: any[]) => void;
  export const useLayoutEffect: (act: () => any, on?: any[]) => void;
  export const useId: () => string;
  export const useMemo: <T>(make: () => T, on: any[]) => T;
  export const useRef: <T>(start: T) => { current: T };
  export const useState: <T>(start: T | (() => T)) => [T, (next: T | ((before: T) => T)) => void];
}
declare module "htm" {
  const htm: { bind: (h: any) => (parts: TemplateStringsArray, ...values: any[]) => any };
  export default htm;
}
declare module "@preact/signals" {
  export interface Signal<T> { value: T; peek(): T; subscribe(hear: (value: T) => void): () => void }
  export interface ReadonlySignal<T> { readonly value: T; peek(): T }
  export const signal: <T>(start: T) => Signal<T>;
  export const computed: <T>(make: () => T) => ReadonlySignal<T>;
  export const effect: (act: () => any) => () => void;
  export const batch: <T>(act: () => T) => T;
  export const useSignal: <T>(start: T) => Signal<T>;
  export const useComputed: <T>(make: () => T) => ReadonlySignal<T>;
  export const useSignalEffect: (act: () => any) => void;
}
