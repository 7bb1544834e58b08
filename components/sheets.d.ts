/** The address of a style sheet that a script loads when it needs it. */
declare module '*.scss?url' {
  const address: string;
  export default address;
}

declare module '*.css?url' {
  const address: string;
  export default address;
}
