/** A font file as a data address, which the bundler of the tests makes. */
declare module '*.woff?inline' {
  const address: string;
  export default address;
}
