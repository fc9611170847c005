const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Where a payer may be sent back to: a path of our own site or a web address. */
export function isReturnUrl(text: string): boolean {
  if (text.length > 2000 || /\p{C}/u.test(text)) return false;
  if (PATH.test(text)) return true;
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** The same with the attempt it comes back from, as payment_id: what the page that people return to keeps of it. */
export function withPayment(returnUrl: string, paymentId: string): string {
  const [before, fragment] = returnUrl.split(/#(.*)/s, 2) as [string, string?];
  const query = `${before.includes('?') ? '&' : '?'}payment_id=${encodeURIComponent(paymentId)}`;
  return before + query + (fragment === undefined ? '' : `#${fragment}`);
}
