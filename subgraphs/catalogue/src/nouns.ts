import type { Noun } from '@naga/server-kit/crud/noun.js';
import { gtfsImportNoun } from './gtfs-import/gtfs-import.noun.js';
import { routeLogNoun } from './route-cache/route-log.noun.js';
import { amenityNoun } from './amenity/amenity.noun.js';
import { branchNoun } from './branch/branch.noun.js';
import { galleryPictureNoun } from './gallery/gallery-picture.noun.js';
import { lineNoun } from './line/line.noun.js';
import { locationNoun } from './location/location.noun.js';
import { pickupLocationNoun } from './pickup/pickup-location.noun.js';
import { stopNoun } from './stop/stop.noun.js';
import { operatorNoun } from './operator/operator.noun.js';
import { operatorAmenityNoun } from './operator-amenity/operator-amenity.noun.js';
import { routeInformationNoun } from './route-information/route-information.noun.js';
import { ticketTermNoun } from './ticket-term/ticket-term.noun.js';
import { seatLayoutNoun } from './seat-layout/seat-layout.noun.js';
import { seatCategoryNoun } from './vehicle/seat-category.noun.js';
import { tripInfoNoun } from './trip-info/trip-info.noun.js';
import { vehicleGalleryNoun } from './vehicle-gallery/vehicle-gallery.noun.js';
import { seatTypeNoun } from './vehicle/seat-type.noun.js';
import { vehicleCategoryNoun } from './vehicle/vehicle-category.noun.js';
import { vehicleSubcategoryNoun } from './vehicle/vehicle-subcategory.noun.js';
import { vehicleTypeNoun } from './vehicle/vehicle-type.noun.js';

/** What the back office looks after by lists and forms. */
export const nouns: readonly Noun[] = [
  amenityNoun,
  branchNoun,
  galleryPictureNoun,
  locationNoun,
  operatorNoun,
  operatorAmenityNoun,
  pickupLocationNoun,
  routeInformationNoun,
  seatCategoryNoun,
  seatTypeNoun,
  stopNoun,
  ticketTermNoun,
  tripInfoNoun,
  vehicleCategoryNoun,
  vehicleGalleryNoun,
  vehicleSubcategoryNoun,
  vehicleTypeNoun,
];

/** The same, drawn on screens of their own. */
export const drawnNouns: readonly Noun[] = [lineNoun, seatLayoutNoun];

/** What others than staff write, and staff lists. */
export const recordedNouns: readonly Noun[] = [gtfsImportNoun, routeLogNoun];
