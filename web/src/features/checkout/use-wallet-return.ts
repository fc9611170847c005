import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { logWing } from './wing-log.js';

/**
 * Logs how the wallet's app came back (specification, section 7), once for each payment the address names: on the page
 * its payer lands on, whether it is paid, declined or given up.
 */
export function useWalletReturn(payments: readonly { id: string; method: string }[]): void {
  const [query] = useSearchParams();
  const asked = query.get('payment_id');
  const messages = query.get('messages');
  const isWallet = payments.some(({ id, method }) => id === asked && method === 'WING');
  useEffect(() => {
    if (isWallet && asked !== null) logWing(asked, { event: 'returned', messages: messages?.slice(0, 100) ?? null });
    // The address stands still while the page asks again.
  }, [isWallet, asked, messages]);
}
