/** Sign-in pages: coming back to one would go round in circles. */
const ENTRANCES = /^(\/(en|kh|th|vi|es))?\/(auth|agent|autoLogin|password\/reset|logout)(\/|\?|$)/;

/**
 * A path to go back to after the sign-in, from an address anybody may have written: only a page of our own, never
 * another site ('//evil', '/\evil', 'javascript:') and never a sign-in page; undefined otherwise.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  // Browsers drop tabs and line ends before they look at an address.
  if (typeof text !== 'string' || text.length > 2000 || /[\u0000-\u0020\\]/.test(text)) return undefined;
  const base = 'https://own.invalid';
  const url = text.startsWith('/') && URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.origin !== base) return undefined;
  // Only the path without its dots is judged: '/..//evil' is '//evil'.
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || ENTRANCES.test(path) ? undefined : path;
}
