import { BulkChange, BulkLine } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';
import { RecordImport } from '@naga/server-kit/crud/record-import.entity.js';
import { DoneWrite } from '@naga/server-kit/idempotency/done-write.entity.js';
import { Picture } from '@naga/server-kit/pictures/picture.entity.js';
import { CacheClearing, CacheReload } from '@naga/server-kit/reload/reload.entity.js';
import { SavedSetting } from '@naga/server-kit/settings/saved-setting.entity.js';
import { Amenity } from './amenity/amenity.entity.js';
import { RouteAmenity } from './amenity/route-amenity.entity.js';
import { VehicleTypeAmenity } from './amenity/vehicle-type-amenity.entity.js';
import { GalleryPicture } from './gallery/gallery-picture.entity.js';
import { GtfsFeed, GtfsFeedPart } from './gtfs/gtfs-feed.entity.js';
import {
  GtfsImport,
  GtfsImportChange,
  GtfsImportPart,
  GtfsLinePrice,
  GtfsLink,
} from './gtfs-import/gtfs-import.entity.js';
import { Location } from './location/location.entity.js';
import { OperatorBranch } from './operator/operator-branch.entity.js';
import { Operator } from './operator/operator.entity.js';
import {
  OperatorAmenity,
  OperatorAmenityLack,
  OperatorAmenityOffer,
} from './operator-amenity/operator-amenity.entity.js';
import { PlaceName } from './place-search/place-name.entity.js';
import { PickupLocation, StopPickupLocation } from './pickup/pickup-location.entity.js';
import { RouteStop } from './route/route-stop.entity.js';
import { RouteInformation } from './route-information/route-information.entity.js';
import { Route } from './route/route.entity.js';
import { RouteSchedule } from './schedule/route-schedule.entity.js';
import { RouteTiming } from './schedule/route-timing.entity.js';
import { TimingStop } from './schedule/timing-stop.entity.js';
import { SearchCount } from './searched/search-count.entity.js';
import { Stop } from './stop/stop.entity.js';
import { TicketTerm } from './ticket-term/ticket-term.entity.js';
import { RouteTripInfo, TripInfo } from './trip-info/trip-info.entity.js';
import { Seat, SeatLayout } from './vehicle/seat-layout.entity.js';
import { SeatCategory } from './vehicle/seat-category.entity.js';
import { SeatType } from './vehicle/seat-type.entity.js';
import { VehicleCategory } from './vehicle/vehicle-category.entity.js';
import { VehicleSubcategory } from './vehicle/vehicle-subcategory.entity.js';
import { VehicleType } from './vehicle/vehicle-type.entity.js';
import { VehicleGallery } from './vehicle-gallery/vehicle-gallery.entity.js';

/** Everything the catalogue stores. */
export const entities = [
  Picture,
  Location,
  Operator,
  OperatorBranch,
  TicketTerm,
  Stop,
  PickupLocation,
  StopPickupLocation,
  VehicleCategory,
  VehicleSubcategory,
  SeatCategory,
  SeatType,
  SeatLayout,
  Seat,
  VehicleType,
  Amenity,
  VehicleTypeAmenity,
  VehicleGallery,
  OperatorAmenity,
  OperatorAmenityOffer,
  OperatorAmenityLack,
  GalleryPicture,
  Route,
  TripInfo,
  RouteTripInfo,
  RouteInformation,
  RouteStop,
  RouteAmenity,
  RouteTiming,
  TimingStop,
  RouteSchedule,
  PlaceName,
  DoneWrite,
  RecordImport,
  BulkChange,
  BulkLine,
  GtfsFeed,
  GtfsFeedPart,
  GtfsImport,
  GtfsImportPart,
  GtfsImportChange,
  GtfsLink,
  GtfsLinePrice,
  CacheClearing,
  CacheReload,
  SavedSetting,
  SearchCount,
];
