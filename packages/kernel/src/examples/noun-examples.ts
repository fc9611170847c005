/**
 * Examples of the nouns whose records are much alike everywhere, by what the graph calls a record, each fetched when
 * somebody looks at it. Not of what only its owner knows: operators, their offices, their pictures, what they have on
 * board, and the ways they describe.
 */
export const NOUN_EXAMPLES = {
  Amenity: () => import('./amenity.js'),
  Location: () => import('./location.js'),
  PickupLocation: () => import('./pickup-location.js'),
  SeatCategory: () => import('./seat-category.js'),
  SeatType: () => import('./seat-type.js'),
  Stop: () => import('./stop.js'),
  TicketTerm: () => import('./ticket-term.js'),
  TripInfo: () => import('./trip-info.js'),
  VehicleCategory: () => import('./vehicle-category.js'),
  VehicleSubcategory: () => import('./vehicle-subcategory.js'),
  VehicleType: () => import('./vehicle-type.js'),
} as const satisfies Readonly<Record<string, () => Promise<{ EXAMPLE: string }>>>;
