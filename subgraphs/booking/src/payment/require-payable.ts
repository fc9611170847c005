import { canBePaid, type Currency } from '@naga/kernel/money.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';

/** Refuses minor units that somebody typed and nobody can pay, hundredths of a riel, on their field. */
export function requirePayable(amount: number, currency: Currency, path = 'amount'): void {
  if (!canBePaid(amount, currency)) throw new InvalidInput([{ path, code: 'RANGE' }]);
}
