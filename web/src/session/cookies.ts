/** The cookies of a Cookie header or of document.cookie. */
export function readCookies(header: string): Record<string, string> {
  const pairs = header.split(/;\s*/).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

/** One Set-Cookie line for the whole site. `seconds` is how long it lives; what opens something travels by https alone. */
export const setCookie = (name: string, value: string, seconds: number, isSecure = false): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
