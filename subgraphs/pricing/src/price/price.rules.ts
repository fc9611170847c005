import type { LocalizedText } from '@naga/kernel/language.js';
import { type Currency, payable, ratioOf } from '@naga/kernel/money.js';

export const PASSENGER_TYPES = ['ADULT', 'CHILD'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
/** By passport: nationals of the route's local country pay the local value, all others the foreign one. */
export const NATIONALITIES = ['LOCAL', 'FOREIGN'] as const;
export type Nationality = (typeof NATIONALITIES)[number];

/** In the order in which they are applied. */
export type StageName = 'base' | 'rule' | 'demand' | 'offer' | 'supplement' | 'promotion' | 'coupon' | 'points';

/** One step of a price, in minor units. */
export interface PriceStage {
  readonly name: StageName;
  /** Change against the stage before; of the first the price itself. */
  readonly amount: number;
  /** Price after this stage. */
  readonly subtotal: number;
  /** Which zone pair, rule, offer or supplement decided. */
  readonly source: string;
  /** Of a supplement: what the seat, or the vehicle, was called that it is paid for. */
  readonly names?: LocalizedText | null | undefined;
}

/** What is added to a seat, in minor units. */
export interface AddedTerms {
  readonly names: LocalizedText | null;
  readonly value: number;
  readonly source: string;
}

/** What the tariff knows of one seat for one passport; amounts in minor units. */
export interface SeatTerms {
  readonly base: { readonly value: number; readonly source: string };
  /** The whole ride costs `value` instead of `original`; a part of the ride changes in the same proportion. */
  readonly rule: { readonly value: number; readonly original: number; readonly source: string } | undefined;
  /** What demand makes of it, in percent. */
  readonly demand?: { readonly percent: number; readonly source: string } | undefined;
  /** A price that takes the place of what was reached so far, where it is lower. */
  readonly offer: { readonly value: number; readonly source: string } | undefined;
  /** For the seat and for the vehicle, after the offer: what is offered is the plain seat. */
  readonly supplements?: readonly AddedTerms[];
}

/**
 * The price of one seat, stage by stage: amounts add up to the last subtotal, which is never below zero (rules.md 5). Each
 * stage is an amount that can be paid: seats of which each is shown rounded would not add up.
 */
export function priceStages({ base, rule, demand, offer, supplements }: SeatTerms, currency: Currency): PriceStage[] {
  let subtotal = payable(Math.max(0, base.value), currency);
  const stages: PriceStage[] = [{ name: 'base', amount: subtotal, subtotal, source: base.source }];
  const reach = (name: StageName, price: number, source: string, names?: PriceStage['names']): void => {
    const next = payable(Math.max(0, price), currency);
    stages.push({ name, amount: next - subtotal, subtotal: next, source, ...(names && { names }) });
    subtotal = next;
  };
  if (rule) reach('rule', underRule(subtotal, rule, currency), rule.source);
  if (demand) reach('demand', ratioOf(subtotal, demand.percent, 100, currency), demand.source);
  if (offer && offer.value < subtotal) reach('offer', offer.value, offer.source);
  for (const { value, source, names } of supplements ?? [])
    if (value > 0) reach('supplement', subtotal + value, source, names);
  return stages;
}

/** Without a usual price there is no proportion: then the rule's value is the price itself. */
const underRule = (
  price: number,
  { value, original }: { value: number; original: number },
  currency: Currency,
): number => (original > 0 ? ratioOf(price, value, original, currency) : value);

/** What the passenger pays for the seat. */
export const fareOf = (stages: readonly PriceStage[]): number => stages.at(-1)!.subtotal;

/** What he would pay without the offer: the price that is struck through; undefined where no offer applies. */
export function fareWithoutOffer(stages: readonly PriceStage[]): number | undefined {
  const offer = stages.find((stage) => stage.name === 'offer');
  return offer && fareOf(stages) - offer.amount;
}
