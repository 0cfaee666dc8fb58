/** A style sheet as text, compressed by the element build. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** A style sheet as it was written, with its comments. */
declare module '*.css?raw' {
  const css: string;
  export default css;
}

/** Modules of a pattern, found by the build. */
interface ImportMeta {
  glob<Module>(
    pattern: string,
    options: { readonly eager: true; readonly import?: string; readonly query?: string },
  ): Record<string, Module>;
}
