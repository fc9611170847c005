import { money, sum, type Money } from '@naga/kernel/money.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { InvalidInput, type FieldProblem } from '@naga/server-kit/graphql/refusal.js';
import type { PackageCategoryRow } from '../package-category/package-category-view.js';
import { pricePiece, type Basis } from './price-parcel.rules.js';
import { routePrices, type RoutePrice } from './route-prices.queries.js';

/** Pieces of one kind; weight and measures of one piece, in kilograms and centimetres. */
export interface AskedPieces {
  readonly categoryId: string;
  readonly quantity: number;
  readonly weightKg?: number | null;
  readonly lengthCm?: number | null;
  readonly widthCm?: number | null;
  readonly heightCm?: number | null;
}

export interface EstimateLine {
  readonly kind: PackageCategoryRow;
  readonly quantity: number;
  readonly basis: Basis;
  readonly unit: Money;
  readonly amount: Money;
}

const MOST_LINES = 20;

function problemOf(unit: AskedPieces, at: number, prices: ReadonlyMap<string, RoutePrice>): FieldProblem[] {
  const price = prices.get(unit.categoryId);
  if (price === undefined) return [{ path: `units.${at}.categoryId`, code: 'UNKNOWN' }];
  const { maxWeight } = price.kind;
  if ((unit.weightKg ?? 0) <= maxWeight) return [];
  return [{ path: `units.${at}.weightKg`, code: 'TOO_HEAVY', facts: { maxKg: maxWeight } }];
}

function lineOf(unit: AskedPieces, price: RoutePrice): EstimateLine {
  const { quantity, weightKg, lengthCm, widthCm, heightCm } = unit;
  const measured = lengthCm && widthCm && heightCm ? lengthCm * widthCm * heightCm : undefined;
  const weightGrams = weightKg ? Math.round(weightKg * 1000) : undefined;
  const { kind, currency } = price;
  const priced = pricePiece(price, { quantity, weightGrams, volumeCm3: measured });
  const [one, all] = [priced.unit, priced.amount].map((amount) => money(amount, currency)) as [Money, Money];
  return { kind, quantity, basis: priced.basis, unit: one, amount: all };
}

/**
 * What pieces cost from one place to another before staff weigh them; undefined when nobody carries parcels there.
 * Throws InvalidInput for no or too many lines, unknown categories and weights above the category's.
 */
export async function estimateParcel(
  database: Database,
  from: string,
  to: string,
  units: readonly AskedPieces[],
): Promise<{ lines: EstimateLine[]; total: Money } | undefined> {
  if (units.length === 0 || units.length > MOST_LINES)
    throw new InvalidInput([{ path: 'units', code: 'OUT_OF_RANGE', facts: { from: 1, to: MOST_LINES } }]);
  const prices = await routePrices(database, from, to);
  const [first] = prices;
  if (first === undefined) return undefined;
  const byCategory = new Map(prices.map((price) => [price.kind.id, price]));
  const problems = units.flatMap((unit, at) => problemOf(unit, at, byCategory));
  if (problems.length > 0) throw new InvalidInput(problems);
  const lines = units.map((unit) => lineOf(unit, byCategory.get(unit.categoryId) as RoutePrice));
  const amounts = lines.map(({ amount }) => amount);
  return { lines, total: sum(amounts, first.kind.currency) };
}
