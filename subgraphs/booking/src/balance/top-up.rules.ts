import { canBePaid, CURRENCIES, type Currency } from '@naga/kernel/money.js';

/** Why somebody moves the balance of an agency by hand. */
export const TOP_UP_KINDS = {
  /** Money came in: known by the reference of the bank, and booked once. */
  TRANSFER: 'TRANSFER',
  /** What was wrong is put right, either way: there is no transfer, so the reason is all there is. */
  CORRECTION: 'CORRECTION',
} as const;
export type TopUpKind = keyof typeof TOP_UP_KINDS;

/** What somebody wants to move. */
export interface TopUpWish {
  readonly kind: TopUpKind;
  /** Minor units; a correction below zero takes it away. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Why: what came in, what is put right. */
  readonly note: string;
  /** The bank's, of the transfer that came in; a correction has none. */
  readonly reference?: string | null | undefined;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

const LONGEST_NOTE = 500;
/** Ten million dollars: what is more was typed wrongly. */
const MOST = 1_000_000_000;

/** As banks write it on paper and on screens: blanks and case tell nothing apart. Null for none. */
export const plainReference = (typed: string | null | undefined): string | null =>
  typed?.replace(/\s/g, '').toUpperCase() || null;

function referenceProblems({ kind, reference }: TopUpWish): Problem[] {
  const isThere = plainReference(reference) !== null;
  if (kind === 'TRANSFER') return isThere ? [] : [{ path: 'reference', code: 'REQUIRED' }];
  return isThere ? [{ path: 'reference', code: 'WITH_CORRECTION' }] : [];
}

function amountProblems({ kind, amount, currency }: TopUpWish): Problem[] {
  const isKnown = CURRENCIES.includes(currency as Currency);
  return [
    ...(amount === 0 ? [{ path: 'amount', code: 'NOT_ZERO' }] : []),
    ...(kind === 'TRANSFER' && amount < 0 ? [{ path: 'amount', code: 'MIN' }] : []),
    ...(Math.abs(amount) > MOST ? [{ path: 'amount', code: 'MAX' }] : []),
    ...(isKnown && !canBePaid(amount, currency as Currency) ? [{ path: 'amount', code: 'RANGE' }] : []),
    ...(isKnown ? [] : [{ path: 'currency', code: 'IS_IN' }]),
  ];
}

/** What is wrong with a wish, by its field: a transfer has a reference and came in, a correction has none. */
export function topUpProblems(wish: TopUpWish): Problem[] {
  const length = wish.note.trim().length;
  return [
    ...amountProblems(wish),
    ...referenceProblems(wish),
    ...(length === 0 ? [{ path: 'note', code: 'REQUIRED' }] : []),
    ...(length > LONGEST_NOTE ? [{ path: 'note', code: 'MAX_LENGTH' }] : []),
  ];
}
