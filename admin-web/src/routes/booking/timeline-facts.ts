import { formatCount } from '@naga/kernel/money.js';
import { type AddOn, addOnText } from '@naga/booking-flow/sale/fee-lines.js';
import type { ReactNode } from 'react';
import { defineMessages, type IntlShape, type NoMessageValues, type PrimitiveType } from 'react-intl';
import { overruleWords } from '../../features/overrule/overrule-words.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { asMoney } from '../../session/as-money.js';
import {
  causeWords,
  providerWords,
  refundFailureWords,
  refundReasonWords,
} from '../../features/booking-words/money-words.js';
import { donationWords } from '../../features/booking-words/donation-words.js';
import { methodWords } from '../../features/booking-words/state-words.js';
import { otherWayWords } from '../../records/refused-refund/words.js';
import { wordFor } from '../../session/word-for.js';

type Facts = Readonly<Record<string, unknown>>;
/** How a moment is shown. */
type StampOf = (instant: string | number) => ReactNode;
type Read = (intl: IntlShape, value: unknown, currency: string, stampOf: StampOf) => ReactNode;

const asAmount: Read = (_, value, currency) =>
  typeof value === 'number' ? asMoney({ amount: value, currency }) : undefined;
const asCount: Read = (_, value) => (typeof value === 'number' ? formatCount(value) : undefined);
const asStamp: Read = (_, value, __, stampOf) => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return Number.isNaN(new Date(value).getTime()) ? undefined : stampOf(value);
};
const asList: Read = (intl, value) =>
  Array.isArray(value) && value.length > 0 ? intl.formatList(value.map(String), { type: 'unit' }) : undefined;
const asCode =
  (words: object): Read =>
  (intl, value) =>
    typeof value === 'string' ? wordFor(intl, words, value) : undefined;
/** A code where it is one, else what somebody wrote. */
const asReason: Read = (intl, value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  return /^[A-Z][A-Z_]+$/.test(value) ? wordFor(intl, { ...refundReasonWords, ...refundFailureWords }, value) : value;
};
const asText: Read = (_, value) => (typeof value === 'string' && value !== '' ? value : undefined);
/** Lines of before the names were kept say one name, in English. */
function namesOf({ names, name }: Facts): AddOn['names'] | undefined {
  if (typeof name === 'string') return { en: name };
  return typeof names === 'object' && names !== null && 'en' in names ? (names as AddOn['names']) : undefined;
}
/** What was chosen beside the seats: '2 × Extra bag ($5,00 USD)'. */
const asAddOns: Read = (intl, value, currency) => {
  if (!Array.isArray(value)) return undefined;
  if (value.length === 0) return intl.formatMessage(factWords.none);
  const told = value.flatMap((one: Facts) => {
    const { quantity, amount } = one;
    const names = namesOf(one);
    if (names === undefined || typeof quantity !== 'number' || typeof amount !== 'number') return [];
    return [`${addOnText(intl, { names, quantity })} (${asMoney({ amount, currency })})`];
  });
  return told.length === 0 ? undefined : intl.formatList(told, { type: 'unit' });
};

/** What a line of the timeline may say, and how; whatever else it carries is for machines. */
const READERS = {
  total: asAmount,
  amount: asAmount,
  forgiven: asAmount,
  refund: asAmount,
  fee: asAmount,
  discount: asAmount,
  points: asCount,
  tickets: asCount,
  before: asList,
  seats: asList,
  addOns: asAddOns,
  method: asCode(methodWords),
  provider: asCode(providerWords),
  reason: asReason,
  note: asText,
  expiresAt: asStamp,
  confirmBy: asStamp,
  cause: asCode(causeWords),
  given: asCode(donationWords),
  scannedAt: asStamp,
  code: asCode(overruleWords),
  offer: asText,
  way: asCode(otherWayWords),
} satisfies Record<string, Read>;
type FactName = keyof typeof READERS;

export const factWords = defineMessages<
  Record<FactName | 'none', NoMessageValues> & { line: { name: string; value: PrimitiveType } }
>({
  total: { id: 'admin.fact.total', defaultMessage: 'total' },
  amount: { id: 'admin.fact.amount', defaultMessage: 'amount' },
  forgiven: { id: 'admin.fact.forgiven', defaultMessage: 'let go' },
  refund: { id: 'admin.fact.refund', defaultMessage: 'goes back' },
  fee: { id: 'admin.fact.fee', defaultMessage: 'fee' },
  discount: { id: 'admin.fact.discount', defaultMessage: 'saves' },
  points: { id: 'admin.fact.points', defaultMessage: 'points' },
  tickets: { id: 'admin.fact.tickets', defaultMessage: 'tickets' },
  before: { id: 'admin.fact.before', defaultMessage: 'before' },
  seats: { id: 'admin.fact.seats', defaultMessage: 'seats' },
  addOns: { id: 'admin.fact.add-ons', defaultMessage: 'add-ons' },
  none: { id: 'admin.fact.no-add-ons', defaultMessage: 'none' },
  method: { id: 'admin.fact.method', defaultMessage: 'way to pay' },
  provider: { id: 'admin.fact.provider', defaultMessage: 'through' },
  reason: { id: 'admin.fact.reason', defaultMessage: 'reason' },
  note: { id: 'admin.fact.note', defaultMessage: 'note' },
  expiresAt: { id: 'admin.fact.expires-at', defaultMessage: 'held until' },
  confirmBy: { id: 'admin.fact.confirm-by', defaultMessage: 'answers until' },
  cause: { id: 'admin.fact.cause', defaultMessage: 'because' },
  given: { id: 'admin.fact.given', defaultMessage: 'for' },
  scannedAt: { id: 'admin.fact.scanned-at', defaultMessage: 'scanned at' },
  code: { id: 'admin.fact.code', defaultMessage: 'why' },
  offer: { id: 'admin.fact.offer', defaultMessage: 'offer code' },
  way: { id: 'admin.fact.way', defaultMessage: 'way' },
  line: { id: 'admin.fact.line', defaultMessage: '{name}: {value}' },
});

const isReadable = (name: string): name is FactName => Object.hasOwn(READERS, name);

/** A code is why somebody overruled, but of a coupon its own; a cause, why something was done, but of a donation what for. */
function saidAs(type: string, name: string): string {
  if (name === 'code' && type.startsWith('coupon.')) return 'offer';
  return name === 'cause' && type.startsWith('donation.') ? 'given' : name;
}

/** A line of the timeline, as far as it is read here. */
interface Line {
  /** 'coupon.applied' */
  readonly type: string;
  readonly facts: Facts;
}

/** The facts of a line as people read them, 'total: $26,65'; money is in `currency` unless the facts name another. */
export function factsInWords(
  intl: IntlShape,
  { type, facts }: Line,
  currency: string,
  stampOf: StampOf = localStamp,
): ReactNode[] {
  const spoken = typeof facts['currency'] === 'string' ? facts['currency'] : currency;
  return Object.entries(facts).flatMap(([key, fact]) => {
    const name = saidAs(type, key);
    if (!isReadable(name)) return [];
    const value = READERS[name](intl, fact, spoken, stampOf);
    if (value === undefined) return [];
    return [intl.formatMessage(factWords.line, { name: intl.formatMessage(factWords[name]), value })];
  });
}
