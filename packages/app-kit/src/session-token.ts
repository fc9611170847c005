const NAME = 'token';
const DAY_SECONDS = 86_400;

/** The session's token from its cookie (specification, section 4); undefined for a guest or outside a browser. */
export function readToken(cookies: string = globalThis.document?.cookie ?? ''): string | undefined {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${NAME}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(NAME.length + 1));
}

/** Keeps the token for 365 days when the user wants to be remembered, else for 7. */
export function keepToken(token: string, remember: boolean): void {
  write(token, (remember ? 365 : 7) * DAY_SECONDS);
}

/** After logout or a failed user fetch. */
export const forgetToken = (): void => write('', 0);

function write(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
