const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Where a payer may be sent back to: a path of our own site or a web address. */
export function isReturnUrl(text: string): boolean {
  if (text.length > 2000 || /\p{C}/u.test(text)) return false;
  if (PATH.test(text)) return true;
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
