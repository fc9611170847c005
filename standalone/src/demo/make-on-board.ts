import type {
  OperatorAmenityLackRow,
  OperatorAmenityOfferRow,
  OperatorAmenityRow,
} from '@naga/catalogue/market/vehicle-rows.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { amenityIdOf } from './make-fleet.js';
import { type Company, words } from './operators.js';
import { namesIn } from './tables/names-in.js';
import { ON_BOARD } from './tables/on-board-table.js';
import { textTable } from './tables/text-table.js';
import { vehicleOf } from './vehicles.js';

interface OnBoardRows {
  readonly operatorAmenities: readonly OperatorAmenityRow[];
  readonly operatorAmenityOffers: readonly OperatorAmenityOfferRow[];
  readonly operatorAmenityLacks: readonly OperatorAmenityLackRow[];
}

const numbered = <Row>(rows: readonly Row[]): (Row & { id: string })[] =>
  rows.map((row, index) => ({ id: String(index + 1), ...row }));

/** What operators have on board of shared vehicles. Throws for an operator, a vehicle or an amenity that does not exist. */
export function makeOnBoard(companies: readonly Company[]): OnBoardRows {
  const rows = numbered(textTable(['operator', 'vehicle', 'offered', 'lacking', ...LANGUAGES] as const, ON_BOARD));
  const operatorIdOf = (slug: string): string => {
    const company = companies.find(({ spec }) => spec.slug === slug);
    if (company === undefined) throw new Error(`no operator ${slug}`);
    return company.id;
  };
  return {
    operatorAmenities: rows.map(({ id, operator, vehicle, ...row }) => ({
      id,
      operatorId: operatorIdOf(operator),
      vehicleTypeId: vehicleOf(vehicle).id,
      note: namesIn(row),
    })),
    operatorAmenityOffers: numbered(
      rows.flatMap(({ id, offered }) =>
        words(offered).map((code) => ({ operatorAmenityId: id, amenityId: amenityIdOf(code) })),
      ),
    ),
    operatorAmenityLacks: numbered(
      rows.flatMap(({ id, lacking }) =>
        words(lacking).map((code) => ({ operatorAmenityId: id, lackingId: amenityIdOf(code) })),
      ),
    ),
  };
}
