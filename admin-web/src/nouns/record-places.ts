import { menuWords } from '../app/menu-words.js';
import { DRIVING_SCOPES, OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import type { NamedPlace } from '../records/noun/named-in.js';
import { words as lineWords } from '../routes/lines/words.js';

const place = (
  label: NamedPlace['label'],
  path: string,
  scopes: NonNullable<NamedPlace['scopes']>,
  permission = 'catalogue.edit',
): NamedPlace => ({ label, path, permission, scopes });

const PLATFORM = ['country', 'all'] as const;
const ALL = ['all'] as const;

/** Where records stand that others name, or that name others; record-places.test.ts compares each with its noun. */
export const PLACES = {
  addOns: place(menuWords.addOns, '/add-ons', OPERATOR_SCOPES, 'pricing.edit'),
  amenities: place(menuWords.amenities, '/amenities', ALL),
  boardingRoutes: place(menuWords.boardingRoutes, '/pay-on-boarding-routes', OPERATOR_SCOPES),
  branches: place(menuWords.branches, '/operator-branches', DRIVING_SCOPES),
  departures: place(menuWords.departures, '/departures', DRIVING_SCOPES, 'manifest.view'),
  codeRanges: place(menuWords.codeRanges, '/ticket-code-ranges', OPERATOR_SCOPES),
  gallery: place(menuWords.gallery, '/gallery', ALL),
  lines: place(lineWords.title, '/routes', DRIVING_SCOPES, 'schedule.edit'),
  locations: place(menuWords.locations, '/locations', PLATFORM),
  onBoard: place(menuWords.onBoard, '/vehicle-partner-amenity', OPERATOR_SCOPES),
  pickupLocations: place(menuWords.pickupLocations, '/pickup-locations', OPERATOR_SCOPES),
  pricingZones: place(menuWords.pricingZones, '/pricing-zones', OPERATOR_SCOPES, 'pricing.edit'),
  reviews: place(menuWords.reviews, '/reviews', OPERATOR_SCOPES, 'review.reply'),
  routeInformation: place(menuWords.routeInformation, '/route-information', PLATFORM),
  seatCategories: place(menuWords.seatCategories, '/seat-categories', ALL),
  seatLayouts: place(menuWords.seatLayouts, '/seat-layouts', OPERATOR_SCOPES),
  seatTypes: place(menuWords.seatTypes, '/seat-types', ALL),
  stops: place(menuWords.stops, '/stops', OPERATOR_SCOPES),
  ticketClasses: place(menuWords.ticketClasses, '/ticket-code-classes', OPERATOR_SCOPES),
  ticketTerms: place(menuWords.ticketTerms, '/ticket-terms', OPERATOR_SCOPES),
  vehicleCategories: place(menuWords.vehicleCategories, '/vehicle-categories', ALL),
  vehicleGalleries: place(menuWords.vehicleGalleries, '/operator-vehicle-subcategory-gallery', OPERATOR_SCOPES),
  vehicleSubcategories: place(menuWords.vehicleSubcategories, '/vehicle-subcategories', ALL),
  vehicleTypes: place(menuWords.vehicleTypes, '/vehicle-types', OPERATOR_SCOPES),
};
