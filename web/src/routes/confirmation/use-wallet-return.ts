import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { logWing } from '../../features/checkout/wing-log.js';

/** Logs how the wallet's app came back (specification, section 7), once for each payment the address names. */
export function useWalletReturn(payments: readonly { id: string; method: string }[]): void {
  const [query] = useSearchParams();
  const asked = query.get('payment_id');
  const isWallet = payments.some(({ id, method }) => id === asked && method === 'WING');
  useEffect(() => {
    if (isWallet && asked !== null) logWing(asked, { event: 'returned', messages: query.get('messages') });
    // The address stands still while the page asks again.
  }, [isWallet, asked, query]);
}
