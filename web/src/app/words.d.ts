/** Made by build-plugins/words.ts. */
declare module 'virtual:words/*' {
  const words: Record<string, string>;
  export default words;
}

/** Where each of them lies for browsers, by 'language/part'; empty while developing. */
declare module 'virtual:words/files' {
  const files: Record<string, string | undefined>;
  export default files;
}
