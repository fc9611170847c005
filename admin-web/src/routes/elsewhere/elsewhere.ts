/** Addresses that stand for others: a second name of the same records, or a page of what has none of its own. */
const SAME_AS: readonly (readonly [RegExp, string])[] = [
  [/^\/booking-agents\//, '/agencies/'],
  // Staff of an agency.
  [/^\/ct-agents\/add$/, '/users/add?role=3'],
  [/^\/ct-agents\//, '/users/'],
  // Codes are added to a coupon, and what a code is worth is its coupon's to say.
  [/^\/coupon-codes\/add$/, '/coupons'],
  // What can be changed of these is changed on the page of the record itself.
  [/^(\/(?:coupon-codes|refund-policies|reviews)\/[^/]+)\/edit$/, '$1'],
  // To one or to many is a choice of one form; what apps show is the same.
  [/^\/notifications\/send-grouped$/, '/notifications/send'],
  // What was sent stays as it was.
  [/^\/(?:app-)?notifications\/([^/]+)\/edit$/, '/notifications/$1'],
  [/^\/app-notifications\/add$/, '/notifications/send'],
  [/^\/app-notifications(?=\/|$)/, '/notifications'],
  // Lists that are one list with a filter.
  [/^\/routes\/connecting$/, '/routes?connects=yes'],
  [/^\/routes\/operator\/([^/]+)$/, '/routes?operatorId=$1'],
  // Stops are ticked on the pick-up location that serves them, amenities on what has them.
  [/^\/stops-pickup-locations(?=\/|$)/, '/pickup-locations'],
  [/^\/(?:vehicle|route)-amenities(?=\/|$)/, '/amenities'],
  [/^\/gallery-amenity(?=\/|$)/, '/gallery'],
  [/^\/vehicle-seat-(categories|layouts)(?=\/|$)/, '/seat-$1'],
  [/^\/ticket-terms-and-conditions(?=\/|$)/, '/ticket-terms'],
  [/^\/operator-ticket-code-class(?=\/|$)/, '/ticket-code-classes'],
  [/^\/operator-ticket-code-range(?=\/|$)/, '/ticket-code-ranges'],
  // Their list is that of the affiliates, and codes that were applied are all that the list of codes has.
  [/^\/affiliate(?:\/users)?(?=\/|$)/, '/affiliates'],
  [/^\/coupon-codes\/applied$/, '/coupon-codes'],
  // The list of promotions.
  [/^\/offer\/rewards\/list$/, '/offer/rewards'],
  // What left by mail, and by SMS.
  [/^\/mekong$/, '/inbox?channel=EMAIL'],
  [/^\/mekong-sms$/, '/inbox?channel=SMS'],
];

/** Where the screen of such an address stands; undefined where the address is not one. */
export function elsewhereOf(pathname: string, search = ''): string | undefined {
  const [from, to] = SAME_AS.find(([pattern]) => pattern.test(pathname)) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const there = pathname.replace(from, to);
  return there + (there.includes('?') ? search.replace('?', '&') : search);
}
