import { type Currency, ratioOf } from '@naga/kernel/money.js';

/** What one piece may cost on the way asked for; minor units. */
export interface PiecePrices {
  readonly category: number;
  readonly perKg: number;
  readonly perCubicMetre: number;
  readonly currency: Currency;
}

export interface Piece {
  readonly quantity: number;
  /** Of one piece; undefined where the sender did not say. */
  readonly weightGrams?: number | undefined;
  readonly volumeCm3?: number | undefined;
}

/** Which of the three prices was the highest. */
export type Basis = 'category' | 'weight' | 'volume';

export interface PricedPiece {
  readonly basis: Basis;
  readonly unit: number;
  /** unit × quantity. */
  readonly amount: number;
}

const GRAMS_PER_KG = 1000;
const CM3_PER_M3 = 1_000_000;

/** max(category price, weight price, volume price) × quantity, each rounded half up a piece to what can be paid (rules.md 11). */
export function pricePiece(prices: PiecePrices, { quantity, weightGrams = 0, volumeCm3 = 0 }: Piece): PricedPiece {
  const weight = ratioOf(prices.perKg, weightGrams, GRAMS_PER_KG, prices.currency);
  const volume = ratioOf(prices.perCubicMetre, volumeCm3, CM3_PER_M3, prices.currency);
  const unit = Math.max(prices.category, weight, volume);
  const basis = unit === prices.category ? 'category' : unit === weight ? 'weight' : 'volume';
  return { basis, unit, amount: unit * quantity };
}

/** Calculated price → manual price where staff set one → discount → final; never below zero. Minor units. */
export function finalPrice(calculated: number, manual: number | undefined, discount: number): number {
  return Math.max(0, (manual ?? calculated) - discount);
}

/** What a lost or damaged parcel is made good with: the loss, but never more than the declared value. Minor units. */
export const compensation = (loss: number, declaredValue: number): number => Math.max(0, Math.min(loss, declaredValue));
