/** What no header may carry: it would end the header, or the request. */
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * One cookie's value out of a Cookie header or of document.cookie, decoded; undefined when it is not there, and when it
 * is nothing that we wrote: it cannot be decoded, or holds control characters.
 */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const pair = header?.split(/;\s*/).find((candidate) => candidate.startsWith(start));
  if (pair === undefined) return undefined;
  try {
    const value = decodeURIComponent(pair.slice(start.length));
    return CONTROL.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
