import type { LocalizedText } from '@naga/kernel/language.js';
import { PricedCategoriesDocument, type PricedCategoriesQuery } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { isOfSupplement, type Operation } from '../tariff-operation/operation.rules.js';

/** What seats and vehicles may be of, by id. */
export interface PricedCategories {
  readonly seats: ReadonlyMap<string, LocalizedText>;
  readonly vehicles: ReadonlyMap<string, LocalizedText>;
}

type Named = PricedCategoriesQuery['pricedCategories']['seats'];

const LANGUAGES = ['km', 'th', 'vi', 'es'] as const;

/** Without the languages that nobody wrote. */
const namesById = (all: Named): ReadonlyMap<string, LocalizedText> =>
  new Map(
    all.map(({ id, names }) => {
      const others = LANGUAGES.flatMap((code) => (names[code] == null ? [] : [[code, names[code]]]));
      return [id, { en: names.en, ...Object.fromEntries(others) }];
    }),
  );

/** Asked of the catalogue, where operations say something of supplements; else none. */
export async function pricedCategories(
  { neighbours, viewer }: PricingContext,
  operations?: readonly Operation[],
): Promise<PricedCategories> {
  if (operations !== undefined && !operations.some(isOfSupplement)) return { seats: new Map(), vehicles: new Map() };
  const { pricedCategories: found } = await neighbours.ask('catalogue', PricedCategoriesDocument, {}, viewer);
  return { seats: namesById(found.seats), vehicles: namesById(found.vehicles) };
}

/** The same operations, of which those of supplements say what their categories are called; of one that is no more, as it was. */
export async function withCategoryNames(
  context: PricingContext,
  operations: readonly Operation[],
): Promise<readonly Operation[]> {
  const { seats, vehicles } = await pricedCategories(context, operations);
  return operations.map((operation) => {
    if (!isOfSupplement(operation)) return operation;
    const { seatCategoryId, vehicleCategoryId } = operation;
    const seatNames = seats.get(seatCategoryId ?? '') ?? operation.seatNames;
    const vehicleNames = vehicles.get(vehicleCategoryId ?? '') ?? operation.vehicleNames;
    return { ...operation, seatNames, vehicleNames };
  });
}
