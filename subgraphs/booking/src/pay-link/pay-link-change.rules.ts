import { instantOf, localMoment } from '@naga/kernel/clock-time.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import type { PayLinkKind, PayLinkState } from './pay-link-state.rules.js';

/** How far ahead a link can be paid. */
const MOST_DAYS = 90;

/** What staff may change of a link, as the input calls it. */
export interface ChangeableLink {
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly language: string;
  readonly reason: string;
  /** The last day it can be paid, at UTC+7. */
  readonly payableUntil: TravelDate;
  readonly note: string | null;
}
export type LinkField = keyof ChangeableLink;

const FIELDS: readonly LinkField[] = ['payerName', 'payerEmail', 'language', 'reason', 'payableUntil', 'note'];

/** Fields that are not as they were. */
export const changedLinkFields = (before: ChangeableLink, after: ChangeableLink): LinkField[] =>
  FIELDS.filter((field) => before[field] !== after[field]);

/** The last day a link can be paid that ends at an instant, epoch milliseconds: one that ends at midnight, the day before. */
export const lastDayOf = (expiresAt: number): TravelDate => localMoment(expiresAt - 1).date;

/** When a link ends that can be paid all of a day, epoch milliseconds. */
export const endOfDay = (date: TravelDate): number => instantOf(addDays(date, 1), 0);

interface Known {
  readonly kind: PayLinkKind;
  readonly state: PayLinkState;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly payments: readonly { readonly state: string }[];
}

const MONEY_IS_HERE = new Set(['AUTHORIZED', 'REVIEW', 'SETTLED']);

/** Of the changed fields those that can be changed no more, or never could. */
export function closedLinkFields(link: Known, changed: readonly LinkField[], now: number): LinkField[] {
  if (link.state !== 'OPEN' || link.expiresAt <= now) return changed.filter((field) => field !== 'note');
  const paidFor = link.payments.some(({ state }) => MONEY_IS_HERE.has(state));
  return changed.filter(
    (field) =>
      (field === 'reason' && (paidFor || link.kind === 'DONATION')) ||
      (field === 'payableUntil' && link.kind === 'DONATION'),
  );
}

/** What is wrong with a link as it shall be, field by field. */
export function linkProblems(
  { kind }: Pick<Known, 'kind'>,
  after: ChangeableLink,
  changed: readonly LinkField[],
  now: number,
): { path: string; code: string }[] {
  const { date: today } = localMoment(now);
  const isMissing = (field: 'payerName' | 'payerEmail' | 'reason') => changed.includes(field) && !after[field];
  const asked: readonly ('payerName' | 'payerEmail' | 'reason')[] =
    kind === 'CUSTOM' ? ['payerName', 'payerEmail', 'reason'] : [];
  const isOutside = after.payableUntil < today || after.payableUntil > addDays(today, MOST_DAYS);
  return [
    ...asked.filter(isMissing).map((field) => ({ path: field, code: 'REQUIRED' })),
    ...(changed.includes('payableUntil') && isOutside ? [{ path: 'payableUntil', code: 'RANGE' }] : []),
  ];
}
