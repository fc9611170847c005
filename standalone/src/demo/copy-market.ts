import type { LocalizedText } from '@naga/kernel/language.js';
import type { Market } from './market.js';

/** Added to every id of the second copy, twice to those of the third: more than any table has rows. */
const IDS_BETWEEN_COPIES = 100_000;
/** Far more than a walk; so small that a hundred copies stay on this side of the date line. */
const DEGREES_BETWEEN_COPIES = 0.56;
/** Name rows that all copies share, or that lie outside the market. */
const KEPT_IDS = new Set([
  'amenityId',
  'lackingId',
  'tripInfoId',
  'vehicleTypeId',
  'vehicleSubcategoryId',
  'geonamesId',
]);

/**
 * What the nth copy (2, 3, …) adds to a market: its whole network elsewhere, with places, stops, operators, routes and
 * prices of its own, their ids shifted and a number behind names and slugs. Countries, vehicles, amenities, fees and what the
 * platform sells beside seats are shared: their tables are empty here. Coordinates move east, so far that nobody walks from one copy to another.
 */
export function copyMarket({ catalogue, pricing, ticketRanges, reviews }: Market, nth: number): Market {
  const ids = (nth - 1) * IDS_BETWEEN_COPIES;
  const moved = <Row extends object>(rows: readonly Row[]): Row[] => rows.map((row) => withIdsMoved(row, ids));
  const named = (names: LocalizedText): LocalizedText =>
    Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} ${nth}`])) as never;
  const slugged = (slug: string): string => `${slug}-${nth}`;
  const east = <Degrees extends number | null>(longitude: Degrees): Degrees =>
    (longitude && Math.round((longitude + (nth - 1) * DEGREES_BETWEEN_COPIES) * 1e5) / 1e5) as Degrees;

  const countries = new Set(catalogue.locations.filter(({ type }) => type === 'COUNTRY').map(({ id }) => id));
  return {
    catalogue: {
      locations: catalogue.locations
        .filter(({ id }) => !countries.has(id))
        .map((row) => ({
          ...withIdsMoved(row, ids),
          parentId: countries.has(row.parentId!) ? row.parentId : movedId(row.parentId, ids),
          slug: slugged(row.slug),
          names: named(row.names),
          geonamesId: null,
          longitude: east(row.longitude),
          source: 'editor',
        })),
      stops: moved(catalogue.stops).map((row) => ({
        ...row,
        names: named(row.names),
        longitude: east(row.longitude),
      })),
      operators: moved(catalogue.operators).map((row) => ({
        ...row,
        slug: slugged(row.slug),
        names: named(row.names),
        longitude: east(row.longitude),
      })),
      operatorBranches: moved(catalogue.operatorBranches).map((row) => ({ ...row, name: `${row.name} ${nth}` })),
      ticketTerms: [],
      pickupLocations: moved(catalogue.pickupLocations).map((row) => ({
        ...row,
        names: named(row.names),
        longitude: east(row.longitude),
      })),
      stopPickupLocations: moved(catalogue.stopPickupLocations),
      vehicleCategories: [],
      vehicleSubcategories: [],
      seatCategories: [],
      seatTypes: [],
      seatLayouts: [],
      seats: [],
      vehicleTypes: [],
      amenities: [],
      vehicleTypeAmenities: [],
      vehicleGalleries: moved(catalogue.vehicleGalleries),
      galleryPictures: [],
      operatorAmenities: moved(catalogue.operatorAmenities),
      operatorAmenityOffers: moved(catalogue.operatorAmenityOffers),
      operatorAmenityLacks: moved(catalogue.operatorAmenityLacks),
      routes: moved(catalogue.routes).map((row) => ({ ...row, names: named(row.names) })),
      routeStops: moved(catalogue.routeStops),
      routeAmenities: moved(catalogue.routeAmenities),
      tripInfos: [],
      routeTripInfos: moved(catalogue.routeTripInfos),
      routeInformations: moved(catalogue.routeInformations),
      routeTimings: moved(catalogue.routeTimings),
      timingStops: moved(catalogue.timingStops),
      routeSchedules: moved(catalogue.routeSchedules),
    },
    pricing: {
      operatorTariffs: moved(pricing.operatorTariffs),
      pricingZones: moved(pricing.pricingZones).map((row) => ({ ...row, name: `${row.name} ${nth}` })),
      zoneStops: moved(pricing.zoneStops),
      baseTicketPrices: moved(pricing.baseTicketPrices),
      pricingRules: moved(pricing.pricingRules),
      transactionFees: [],
      currencyRates: [],
      addOns: moved(pricing.addOns?.filter(({ operatorId }) => operatorId !== null) ?? []),
    },
    reviews: moved(reviews).map((row) => ({
      ...row,
      operatorName: `${row.operatorName} ${nth}`,
      fromName: named(row.fromName),
      toName: named(row.toName),
    })),
    ticketRanges: moved(ticketRanges).map((row) => ({ ...row, prefix: row.prefix.replace(/-$/, `${nth}-`) })),
  };
}

/** Columns `id`, `…Id` and `…Ids`. */
function withIdsMoved<Row extends object>(row: Row, by: number): Row {
  const move = (key: string, value: unknown): unknown =>
    /^id$|Ids?$/.test(key) && !KEPT_IDS.has(key) ? movedId(value, by) : value;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, move(key, value)])) as Row;
}

function movedId<Ids>(ids: Ids, by: number): Ids {
  if (Array.isArray(ids)) return ids.map((id) => movedId(id as string, by)) as Ids;
  return (ids === null ? null : String(Number(ids) + by)) as Ids;
}
