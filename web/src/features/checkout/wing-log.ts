import { readCookies } from '../../session/cookies.js';

/**
 * What this page sees of a payment with the wallet's app (specification, section 7: storeWingMobileLog). Nothing waits
 * for it and nobody reads the answer; it survives leaving the page.
 */
export function logWing(paymentId: string, logData: Readonly<Record<string, unknown>>): void {
  const xsrf = readCookies(document.cookie)['XSRF-TOKEN'];
  void fetch('/api/v1/storeWingMobileLog', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }) },
    body: JSON.stringify({ payment_id: paymentId, logData }),
  }).catch(() => undefined);
}
