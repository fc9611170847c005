import type { Noun } from '../records/noun/noun.js';

/** Nouns by the address of their list; each is loaded when somebody goes there. */
export const NOUNS: Readonly<Record<string, () => Promise<{ default: Noun }>>> = {
  amenities: () => import('./amenity.js'),
  'commission-levels': () => import('./commission-level.js'),
  coupons: () => import('./coupon.js'),
  gallery: () => import('./gallery-picture.js'),
  locations: () => import('./location.js'),
  'offer/rewards': () => import('./promotion.js'),
  operators: () => import('./operator.js'),
  'operator-branches': () => import('./branch.js'),
  'operator-vehicle-subcategory-gallery': () => import('./vehicle-gallery.js'),
  'pay-on-boarding-routes': () => import('./boarding-route.js'),
  'pickup-locations': () => import('./pickup-location.js'),
  'pricing-zones': () => import('./pricing-zone.js'),
  'route-information': () => import('./route-information.js'),
  'seat-categories': () => import('./seat-category.js'),
  'seat-types': () => import('./seat-type.js'),
  stops: () => import('./stop.js'),
  'ticket-code-classes': () => import('./ticket-class.js'),
  'ticket-code-ranges': () => import('./code-range.js'),
  'ticket-terms': () => import('./ticket-term.js'),
  'trip-info': () => import('./trip-info.js'),
  'vehicle-categories': () => import('./vehicle-category.js'),
  'vehicle-partner-amenity': () => import('./operator-amenity.js'),
  'vehicle-subcategories': () => import('./vehicle-subcategory.js'),
  'vehicle-types': () => import('./vehicle-type.js'),
};
