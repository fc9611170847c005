import type { Nationality } from '../booking/passenger.rules.js';
import { codeOf, type CodeFormat } from './code-format.rules.js';

/** Whose sales a class is for: everybody's, those of the site and of keys, or those of counters and call centres. */
export const CREATED_FOR = { EVERYBODY: 'EVERYBODY', ONLINE: 'ONLINE', BACK_OFFICE: 'BACK_OFFICE' } as const;
export type CreatedFor = keyof typeof CREATED_FOR;

/** Which bookings: any, those without a way back, or those with one. */
export const JOURNEY_TYPES = { ANY: 'ANY', ONE_WAY: 'ONE_WAY', ROUND_TRIP: 'ROUND_TRIP' } as const;
export type JourneyType = keyof typeof JOURNEY_TYPES;

export interface ClassRule {
  readonly createFor: CreatedFor;
  readonly journeyType: JourneyType;
  readonly allowForeigners: boolean;
  readonly allowLocals: boolean;
}

/** A range that still has numbers, with its class. */
export interface OpenRange extends ClassRule, CodeFormat {
  readonly id: string;
  readonly classId: string;
  readonly operatorId: string;
  readonly from: number;
  readonly next: number;
  /** Last number, included. */
  readonly to: number;
}

export interface SoldSeat {
  readonly partId: string;
  readonly operatorId: string;
  readonly nationality: Nationality;
}

export interface SaleKind {
  readonly bookedFrom: string;
  readonly roundTrip: boolean;
}

/** Whether a passenger of a sale gets a code of this class. */
export function fitsClass(rule: ClassRule, nationality: Nationality, { bookedFrom, roundTrip }: SaleKind): boolean {
  const isBackOffice = bookedFrom === 'admin';
  const forSeller = rule.createFor === 'EVERYBODY' || (rule.createFor === 'BACK_OFFICE') === isBackOffice;
  const forJourney = rule.journeyType === 'ANY' || (rule.journeyType === 'ROUND_TRIP') === roundTrip;
  return forSeller && forJourney && (nationality === 'LOCAL' ? rule.allowLocals : rule.allowForeigners);
}

/** What a class names it is made for: the journey weighs most, then the seller, then the nationality. */
const narrowness = ({ journeyType, createFor, allowForeigners, allowLocals }: ClassRule): number =>
  (journeyType === 'ANY' ? 0 : 4) + (createFor === 'EVERYBODY' ? 0 : 2) + (allowForeigners && allowLocals ? 0 : 1);

const inOrder = (a: OpenRange, b: OpenRange): number =>
  narrowness(b) - narrowness(a) || Number(a.classId) - Number(b.classId) || a.from - b.from;

export interface DrawnCodes {
  readonly codes: readonly { readonly partId: string; readonly code: string }[];
  /** The number each range used gives next. */
  readonly next: readonly { readonly id: string; readonly next: number }[];
}

/**
 * Codes for seats, in their order: of the narrowest class that fits, the oldest among equals; its ranges by their first
 * number, the next one where one is used up, the next class where all are. Seats for which no number is left are missing
 * from the answer: they get one of the operator's own running number, so that nothing that is paid fails for want of a code.
 */
export function drawCodes(seats: readonly SoldSeat[], ranges: readonly OpenRange[], sale: SaleKind): DrawnCodes {
  const next = new Map(ranges.map((range) => [range.id, range.next]));
  const ordered = [...ranges].sort(inOrder);
  const codes = seats.flatMap(({ partId, operatorId, nationality }) => {
    const range = ordered.find(
      (each) => each.operatorId === operatorId && next.get(each.id)! <= each.to && fitsClass(each, nationality, sale),
    );
    if (range === undefined) return [];
    const number = next.get(range.id)!;
    next.set(range.id, number + 1);
    return [{ partId, code: codeOf(range, number) }];
  });
  const used = ranges.filter((range) => next.get(range.id) !== range.next);
  return { codes, next: used.map(({ id }) => ({ id, next: next.get(id)! })) };
}
