/** 128 bits nobody guesses, in hexadecimal; also where the browser has no randomUUID: pages that came without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
