import type { Currency } from '@naga/kernel/money.js';
import type { HeldAddOn, SoldAddOn } from '../add-on/add-on.rules.js';
import type { PartState } from '../booking/part-state.rules.js';
import { backWithFare } from '../ledger/back-with-fare.rules.js';

export const LINE_KINDS = {
  FARE: 'FARE',
  OPERATOR_DISCOUNT: 'OPERATOR_DISCOUNT',
  COMMISSION: 'COMMISSION',
  ADD_ON: 'ADD_ON',
  CANCELLATION_FEE: 'CANCELLATION_FEE',
  FAULT_REFUND: 'FAULT_REFUND',
  NOT_COLLECTED: 'NOT_COLLECTED',
  CASH_COLLECTED: 'CASH_COLLECTED',
  ADJUSTMENT: 'ADJUSTMENT',
  INSURANCE: 'INSURANCE',
  DONATION: 'DONATION',
} as const;
export type LineKind = keyof typeof LINE_KINDS;
/** What follows from how a seat ended. */
export const SEAT_LINE_KINDS = [
  'FARE',
  'OPERATOR_DISCOUNT',
  'COMMISSION',
  'ADD_ON',
  'CANCELLATION_FEE',
  'FAULT_REFUND',
  'NOT_COLLECTED',
] as const;
export type SeatLineKind = (typeof SEAT_LINE_KINDS)[number];

/** A line of a statement; minor units. */
export interface PartLine {
  readonly kind: SeatLineKind;
  /** Above zero: we owe it to the operator. */
  readonly amount: number;
  /** The fare it is about, before coupon and points: counted by FARE as sold, by CANCELLATION_FEE as cancelled. */
  readonly fare: number;
  /** 1, or -1 where it takes an earlier line back. */
  readonly seats: number;
  /** Of an ADD_ON which, as it was sold; none on lines of before it was kept. */
  readonly addOn?: SoldAddOn | null;
}

/** A seat whose journey is over, one way or the other. Minor units. */
export interface SettledPart {
  readonly state: PartState;
  readonly fare: number;
  readonly commission: number;
  /** What we bear of its coupon and points: the operator gets it beside the fare. */
  readonly platformDiscount: number;
  /** What the operator bears of its coupon. */
  readonly operatorDiscount: number;
  /** What its passenger no longer owed of the fare when it was given back; null while he has it. */
  readonly givenBack: number | null;
  /** Whether it was given back because the operator failed (rules.md 6). */
  readonly operatorsFault: boolean;
  /** What of the fare of somebody who did not come nobody paid. */
  readonly uncollected: number;
  /** The operator's add-ons beside it, with what was paid for each and did not go back. */
  readonly addOns: readonly Pick<HeldAddOn, 'addOn' | 'amount'>[];
  readonly currency: Currency;
}

/** What of a fare stays the operator's when part of it goes back: the same split as cancellationEntries books. */
function keptByOperator({ fare, commission, platformDiscount, currency }: SettledPart, givenBack: number): number {
  const backOf = (share: number): number => backWithFare(share, { fare, amount: givenBack }, currency);
  const discountKept = platformDiscount - backOf(platformDiscount);
  return fare - givenBack + discountKept - (commission - backOf(commission));
}

/**
 * The lines a seat stands with on its operator's statement (rules.md 13): who rode, or did not come, brings his fare less
 * the coupon that the operator paid for and our commission, and less his share of what nobody paid of it; add-ons of the operator's are his, whole, each by a line of its own; what was given back brings what a cancellation kept. Where
 * the operator was at fault, a line of its own says what that took from him of a seat nobody else could be sold.
 */
export const linesOfPart = (part: SettledPart): readonly PartLine[] => [
  ...linesOfFare(part),
  ...part.addOns.map(({ addOn, amount }) => ({ kind: 'ADD_ON', amount, fare: 0, seats: 0, addOn }) as const),
];

function linesOfFare(part: SettledPart): readonly PartLine[] {
  const { state, commission, platformDiscount, operatorDiscount, givenBack, operatorsFault, uncollected } = part;
  const fare = part.fare + platformDiscount + operatorDiscount;
  if (givenBack === null) {
    const discounted = operatorDiscount === 0 ? [] : [operatorDiscount];
    return [
      { kind: 'FARE', amount: fare, fare, seats: 1 },
      ...discounted.map((borne) => ({ kind: 'OPERATOR_DISCOUNT', amount: 0 - borne, fare, seats: 1 }) as const),
      { kind: 'COMMISSION', amount: 0 - commission, fare, seats: 1 },
      ...(uncollected === 0
        ? []
        : [
            {
              kind: 'NOT_COLLECTED',
              amount: keptByOperator(part, uncollected) - keptByOperator(part, 0),
              fare,
              seats: 1,
            } as const,
          ]),
    ];
  }
  // Who exchanges his seat cancels none: another one of his is counted.
  const seats = state === 'EXCHANGED' ? 0 : 1;
  const kept = keptByOperator(part, givenBack);
  if (!operatorsFault) return [{ kind: 'CANCELLATION_FEE', amount: kept, fare, seats }];
  const all = keptByOperator(part, 0);
  return [
    { kind: 'CANCELLATION_FEE', amount: all, fare, seats },
    { kind: 'FAULT_REFUND', amount: kept - all, fare, seats },
  ];
}

/** What earlier statements say of a part, summed by what it is for. */
export type StatedLine = PartLine;

/** What a line of a seat is for: its kind, of add-ons each. */
const subjectOf = ({ kind, addOn }: PartLine): string => `${kind}/${addOn?.id ?? ''}`;

/**
 * What is still to be stated: lines are never changed, so what was stated otherwise (a passenger who was taken for a
 * no-show got his money back) is taken back by a line of its own. Empty when all is said.
 */
export function missingLines(
  wanted: readonly PartLine[],
  stated: readonly StatedLine[],
): readonly (PartLine & { readonly isCorrection: boolean })[] {
  const subjects = [...new Set([...stated, ...wanted].map(subjectOf))];
  return subjects.flatMap((subject) => {
    const want = wanted.find((line) => subjectOf(line) === subject);
    const had = stated.find((line) => subjectOf(line) === subject);
    const [amount, seats] = [(want?.amount ?? 0) - (had?.amount ?? 0), (want?.seats ?? 0) - (had?.seats ?? 0)];
    if (amount === 0 && seats === 0) return [];
    return [{ ...(want ?? had)!, amount, seats, isCorrection: had !== undefined }];
  });
}
