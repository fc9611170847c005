import { type Currency, formatMoney } from '@naga/kernel/money.js';
import type { Confirmed } from './ConfirmField.js';

interface Money {
  readonly amount: number;
  readonly currency: string;
}
const text = ({ amount, currency }: Money): string => formatMoney({ amount, currency: currency as Currency });

/** Something ends, and this money goes back for it; where none does, the word says no more than that. */
export const endConfirmed = (of: Confirmed['of'], back: Money): Confirmed => ({
  word: back.amount > 0 ? 'refund' : 'cancel',
  of: [...of, text(back)],
});

/** What arrived is taken for what was asked: what is over goes back, less is let go. Both in one currency. */
export const takenConfirmed = (of: Confirmed['of'], asked: Money, received: Money): Confirmed => {
  const over = received.amount - asked.amount;
  return over > 0
    ? { word: 'refund', of: [...of, text({ ...received, amount: over })] }
    : { word: 'pay', of: [...of, text(received)] };
};

/** What an answer grants: more for its reader, less, or nothing that a word would be typed for. */
export const grantConfirmed = (of: Confirmed['of'], granted: Money): Confirmed | undefined =>
  granted.amount === 0 ? undefined : { word: granted.amount > 0 ? 'pay' : 'deduct', of: [...of, text(granted)] };
