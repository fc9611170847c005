/** Sign-in pages: coming back to one would go round in circles. */
const ENTRANCES = /^(\/(en|kh|th|vi|es))?\/(auth|agent|autoLogin|password\/reset|logout)(\/|\?|$)/;

/**
 * A path to go back to after the sign-in, from an address anybody may have written: only a page of our own, never
 * another site ('//evil', '/\evil', 'javascript:') and never a sign-in page; undefined otherwise.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length > 2000 || !/^\/(?![/\\])/.test(text)) return undefined;
  // Browsers drop tabs and line ends before they look at an address.
  if (/[\u0000-\u0020\\]/.test(text) || ENTRANCES.test(text)) return undefined;
  const base = 'https://own.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url?.origin === base ? url.pathname + url.search + url.hash : undefined;
}
