/** By which coupons and add-ons are narrowed, as the catalogue calls them. */
export const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const;
