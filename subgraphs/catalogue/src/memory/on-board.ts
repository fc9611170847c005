import type { LocalizedText } from '@naga/kernel/language.js';
import type { AmenityView } from '../amenity/amenity.type.js';
import type { MarketRows } from '../market/market-rows.js';
import type { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

type Rows = Pick<MarketRows, 'operatorAmenities' | 'operatorAmenityOffers' | 'operatorAmenityLacks'>;

/** What an operator's vehicles of a type have on board where it says so, in place of what the type says. */
export type OnBoard = Pick<VehicleTypeView, 'amenities' | 'onBoardNote'>;

/** By operator and vehicle type; undefined where the type's own word holds. What it adds comes after what the type has. */
export function onBoard(
  { operatorAmenities, operatorAmenityOffers, operatorAmenityLacks }: Rows,
  text: (names: LocalizedText) => string,
  amenityById: ReadonlyMap<string, AmenityView>,
  typeById: ReadonlyMap<string, Pick<VehicleTypeView, 'amenities'>>,
) {
  const offers = Map.groupBy(operatorAmenityOffers, (one) => one.operatorAmenityId);
  const lacks = Map.groupBy(operatorAmenityLacks, (one) => one.operatorAmenityId);
  const said = new Map<string, OnBoard>();
  for (const { id, operatorId, vehicleTypeId, note } of operatorAmenities) {
    const lacking = new Set((lacks.get(id) ?? []).map(({ lackingId }) => lackingId));
    const offered = (offers.get(id) ?? []).map(({ amenityId }) => amenityById.get(amenityId)!);
    const kept = typeById.get(vehicleTypeId)!.amenities.filter((amenity) => !lacking.has(amenity.id));
    said.set(`${operatorId}/${vehicleTypeId}`, {
      amenities: [...new Set([...kept, ...offered])],
      onBoardNote: text(note),
    });
  }
  return (operatorId: string, vehicleTypeId: string): OnBoard | undefined => said.get(`${operatorId}/${vehicleTypeId}`);
}
