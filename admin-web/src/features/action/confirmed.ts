import { asMoney } from '../../session/as-money.js';
import type { Confirmed } from './ConfirmField.js';

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Something ends, and this money goes back for it; where none does, the word says no more than that. */
export const endConfirmed = (of: Confirmed['of'], back: Money): Confirmed => ({
  word: back.amount > 0 ? 'refund' : 'cancel',
  of: [...of, asMoney(back)],
});

/** What arrived is taken for what was asked: what is over goes back, less is let go. Both in one currency. */
export const takenConfirmed = (of: Confirmed['of'], asked: Money, received: Money): Confirmed => {
  const over = received.amount - asked.amount;
  return over > 0
    ? { word: 'refund', of: [...of, asMoney({ ...received, amount: over })] }
    : { word: 'pay', of: [...of, asMoney(received)] };
};

/** What somebody has with us grows by hand, or shrinks: a line that stays. For none no word is typed. */
export const entryConfirmed = (of: Confirmed['of'], entry: Money): Confirmed | undefined =>
  entry.amount === 0 ? undefined : { word: entry.amount > 0 ? 'add' : 'deduct', of: [...of, asMoney(entry)] };
