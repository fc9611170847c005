/** Made by build-plugins/words.ts. */
declare module 'virtual:words/*' {
  const words: Record<string, string>;
  export default words;
}
