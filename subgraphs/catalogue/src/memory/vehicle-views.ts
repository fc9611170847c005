import { formatCabin, NO_CATEGORY } from '@naga/kernel/fare-key.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { AmenityView } from '../amenity/amenity.type.js';
import type { MarketRows } from '../market/market-rows.js';
import { pathsOf } from '../pictures.js';
import type { SeatLayoutView, SeatTypeView, VehicleTypeView } from '../vehicle/vehicle-type.type.js';
import { byId } from './by-id.js';
import { onBoard } from './on-board.js';
import { layoutsOf } from './seat-layouts.js';
import { sharedPictures, thumbnailOf } from './shared-pictures.js';

/** The rows that vehicles are made from. */
type Rows = Pick<
  MarketRows,
  | 'vehicleCategories'
  | 'vehicleSubcategories'
  | 'vehicleTypes'
  | 'vehicleTypeAmenities'
  | 'vehicleGalleries'
  | 'operatorAmenities'
  | 'operatorAmenityOffers'
  | 'operatorAmenityLacks'
  | 'seatCategories'
  | 'seatTypes'
  | 'seatLayouts'
  | 'seats'
>;

/** A vehicle type with what its price depends on (kernel/fare-key). */
export interface PricedVehicle extends VehicleTypeView {
  readonly cabin: string;
}

/** Vehicle types as travellers ride them. */
export interface RiddenVehicles {
  /** A vehicle type as it is on a day: seats may be blocked for a period. */
  vehicleOn(vehicle: number, day: number): PricedVehicle;
  /** The same as an operator has it: with what it has on board, and in its own pictures where the type has none. */
  vehicleOf(operatorId: string, vehicle: VehicleTypeView): VehicleTypeView;
}

/** Seats that travellers may buy: a blocked row is in the layout and in no count of what is free. */
const sellableOf = ({ seats }: SeatLayoutView) =>
  seats.filter(({ kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked);

/** A layout as it is sold: how many seats, and of which categories. */
function soldAs(layout: SeatLayoutView, vehicleCategoryId: string) {
  const seats = sellableOf(layout);
  const seatCategoryIds = seats.map(({ seatType }) => seatType?.categoryId ?? NO_CATEGORY);
  return { seatLayout: layout, seatCount: seats.length, cabin: formatCabin({ vehicleCategoryId, seatCategoryIds }) };
}

/** Vehicle types in one language: as they are, on a day, and as an operator has them. */
export function vehiclesOf(
  rows: Rows,
  text: (names: LocalizedText) => string,
  amenityById: ReadonlyMap<string, AmenityView>,
): RiddenVehicles & { vehicleById: ReadonlyMap<string, VehicleTypeView> } {
  const categories = byId(rows.vehicleCategories);
  const subcategories = byId(rows.vehicleSubcategories);
  const amenityIds = Map.groupBy(rows.vehicleTypeAmenities, (one) => one.vehicleTypeId);
  const layouts = layoutsOf(rows, seatTypesOf(rows, text));
  const types = rows.vehicleTypes.map((row) => {
    const layout = layouts.get(row.seatLayoutId)!;
    const subcategory = subcategories.get(row.vehicleSubcategoryId ?? '');
    const view: PricedVehicle = {
      id: row.id,
      name: text(row.names),
      transportType: row.transportType,
      category: text(categories.get(row.vehicleCategoryId)!.names),
      subcategory: subcategory ? text(subcategory.names) : null,
      amenities: (amenityIds.get(row.id) ?? []).map((one) => amenityById.get(one.amenityId)!),
      onBoardNote: null,
      gallery: pathsOf(row.gallery),
      picture: thumbnailOf(pathsOf(row.gallery)),
      galleryCaption: null,
      ...soldAs(layout.usual, row.vehicleCategoryId),
    };
    return { view, layout, categoryId: row.vehicleCategoryId };
  });
  const onDays = new Map<string, PricedVehicle>();
  const onDay = (vehicle: number, day: number): PricedVehicle => {
    const { view, layout, categoryId } = types[vehicle]!;
    const key = `${vehicle}/${layout.periodOf(day)}`;
    let dated = onDays.get(key);
    if (dated === undefined) onDays.set(key, (dated = { ...view, ...soldAs(layout.on(day), categoryId) }));
    return dated;
  };
  const vehicleOn = (vehicle: number, day: number) =>
    types[vehicle]!.layout.changes ? onDay(vehicle, day) : types[vehicle]!.view;
  const pictured = sharedPictures(rows, text);
  const subcategoryOf = new Map(rows.vehicleTypes.map(({ id, vehicleSubcategoryId }) => [id, vehicleSubcategoryId]));
  const vehicleById = byId(types.map(({ view }) => view));
  const said = onBoard(rows, text, amenityById, vehicleById);
  const viewOf = (operatorId: string, view: VehicleTypeView): VehicleTypeView => {
    const shown = view.gallery.length > 0 ? undefined : pictured(operatorId, subcategoryOf.get(view.id) ?? null);
    const has = said(operatorId, view.id);
    return shown === undefined && has === undefined ? view : { ...view, ...shown, ...has };
  };
  // A search names the same few vehicles for each of its rides.
  const known = new Map<VehicleTypeView, Map<string, VehicleTypeView>>();
  const vehicleOf = (operatorId: string, view: VehicleTypeView): VehicleTypeView => {
    const ofOperators = known.get(view) ?? new Map<string, VehicleTypeView>();
    known.set(view, ofOperators);
    const had = ofOperators.get(operatorId) ?? viewOf(operatorId, view);
    ofOperators.set(operatorId, had);
    return had;
  };
  return { vehicleOn, vehicleOf, vehicleById };
}

function seatTypesOf(
  { seatTypes, seatCategories }: Rows,
  text: (names: LocalizedText) => string,
): ReadonlyMap<string, SeatTypeView> {
  const categories = byId(seatCategories);
  return byId(
    seatTypes.map(({ id, abbreviation, description, icon, seatCategoryId }) => {
      const category = categories.get(seatCategoryId ?? '');
      const shown = { category: category ? text(category.names) : null, categoryId: category?.id ?? null };
      return { id, abbreviation, icon, name: text(description), ...shown };
    }),
  );
}
