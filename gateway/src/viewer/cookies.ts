/** One cookie's value out of a Cookie header; undefined when it is not there or cannot be decoded. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const pair = header?.split(/;\s*/).find((candidate) => candidate.startsWith(start));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}
