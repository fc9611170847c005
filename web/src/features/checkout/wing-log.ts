import { useEffect } from 'react';
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

/** Logs when the payer is back in sight of the page that waits for a wallet's payment; answers what logs that its app was opened. */
export function useWalletApp(paymentId: string | undefined): () => void {
  useEffect(() => {
    if (paymentId === undefined) return undefined;
    const onBack = () => {
      if (document.visibilityState === 'visible') logWing(paymentId, { event: 'back in sight' });
    };
    document.addEventListener('visibilitychange', onBack);
    return () => document.removeEventListener('visibilitychange', onBack);
  }, [paymentId]);
  return () => {
    if (paymentId !== undefined) logWing(paymentId, { event: 'app opened' });
  };
}
