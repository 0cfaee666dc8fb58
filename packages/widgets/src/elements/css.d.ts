/** A style sheet as text, compressed by the element build. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
