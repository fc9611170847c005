const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Where a payer may be sent back to: a path of our own site or a web address. */
export function isReturnUrl(text: string): boolean {
  if (text.length > 2000 || /\p{C}/u.test(text)) return false;
  if (PATH.test(text)) return true;
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function withAnswer(returnUrl: string, name: string, value: string): string {
  const [before, fragment] = returnUrl.split(/#(.*)/s, 2) as [string, string?];
  const query = `${before.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return before + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** The same with the attempt it comes back from, as payment_id: what the page that people return to keeps of it. */
export const withPayment = (returnUrl: string, paymentId: string): string =>
  withAnswer(returnUrl, 'payment_id', paymentId);

/** What a provider says of a payment when it sends its payer back; told for sure by the call-back alone. */
export type ProviderMessage = 'settled' | 'declined' | 'cancelled' | 'pending';

/** The same with what the provider says, as messages: a code, never words. */
export const withMessage = (returnUrl: string, message: ProviderMessage): string =>
  withAnswer(returnUrl, 'messages', message);
