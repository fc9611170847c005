import type { OperatorBranchRow, OperatorRow, TicketTermRow } from './operator-rows.js';
import type { LocationRow, PickupLocationRow, StopPickupLocationRow, StopRow } from './place-rows.js';
import type { GalleryPictureRow, RouteInformationRow, RouteTripInfoRow, TripInfoRow } from './content-rows.js';
import type {
  RouteAmenityRow,
  RouteRow,
  RouteScheduleRow,
  RouteStopRow,
  RouteTimingRow,
  TimingStopRow,
} from './route-rows.js';
import type {
  AmenityRow,
  OperatorAmenityLackRow,
  OperatorAmenityOfferRow,
  OperatorAmenityRow,
  SeatLayoutRow,
  SeatRow,
  SeatCategoryRow,
  SeatTypeRow,
  VehicleCategoryRow,
  VehicleGalleryRow,
  VehicleSubcategoryRow,
  VehicleTypeAmenityRow,
  VehicleTypeRow,
} from './vehicle-rows.js';

/**
 * The whole catalogue as plain rows, one array per table: what the demonstration market is written in and what
 * `importMarket` inserts. Keys are the entities' property names; ids are explicit decimal strings, unique within their
 * array, from '1' up (sequences continue after the highest). Every key must be present; `null` where nothing is known.
 * Dates are 'YYYY-MM-DD', clock times minutes since midnight, everything at UTC+7.
 * Order within an array does not matter, except that a location's parent stands before it.
 */
export interface MarketRows {
  readonly locations: readonly LocationRow[];
  readonly stops: readonly StopRow[];
  readonly operators: readonly OperatorRow[];
  readonly operatorBranches: readonly OperatorBranchRow[];
  readonly ticketTerms: readonly TicketTermRow[];
  readonly pickupLocations: readonly PickupLocationRow[];
  readonly stopPickupLocations: readonly StopPickupLocationRow[];
  readonly vehicleCategories: readonly VehicleCategoryRow[];
  readonly vehicleSubcategories: readonly VehicleSubcategoryRow[];
  readonly seatCategories: readonly SeatCategoryRow[];
  readonly seatTypes: readonly SeatTypeRow[];
  readonly seatLayouts: readonly SeatLayoutRow[];
  readonly seats: readonly SeatRow[];
  readonly vehicleTypes: readonly VehicleTypeRow[];
  readonly amenities: readonly AmenityRow[];
  readonly vehicleTypeAmenities: readonly VehicleTypeAmenityRow[];
  readonly vehicleGalleries: readonly VehicleGalleryRow[];
  readonly operatorAmenities: readonly OperatorAmenityRow[];
  readonly operatorAmenityOffers: readonly OperatorAmenityOfferRow[];
  readonly operatorAmenityLacks: readonly OperatorAmenityLackRow[];
  readonly galleryPictures: readonly GalleryPictureRow[];
  readonly routes: readonly RouteRow[];
  readonly routeStops: readonly RouteStopRow[];
  readonly routeAmenities: readonly RouteAmenityRow[];
  readonly tripInfos: readonly TripInfoRow[];
  readonly routeTripInfos: readonly RouteTripInfoRow[];
  readonly routeInformations: readonly RouteInformationRow[];
  readonly routeTimings: readonly RouteTimingRow[];
  readonly timingStops: readonly TimingStopRow[];
  readonly routeSchedules: readonly RouteScheduleRow[];
}
