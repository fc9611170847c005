import { samples } from '../../../subgraphs/pricing/test/noun-samples.js';
import { noLine } from '../arguments/catalogue.js';
import { NEVER, type Noun, one, owned, page, WRONG_VERSION } from './noun.js';

const aCoupon = { ...samples.get('Coupon')!(1), fundedBy: 'OPERATOR', operatorIds: [] };

/** What is sold, by whom, and what is said of it. */
export const CATALOGUE: readonly Noun[] = [
  {
    name: 'review',
    unknown: NEVER,
    rows: owned('booking.review t', { operators: one('t.operator_id'), countries: one('t.country_code') }),
    operations: [
      { path: 'Query.review', naming: (id) => ({ id }) },
      { path: 'Mutation.answerReview', naming: (id) => ({ id, version: WRONG_VERSION, text: 'x'.repeat(1001) }) },
      { path: 'Mutation.hideReview', naming: (id) => ({ id, version: WRONG_VERSION, reason: ' ' }) },
      { path: 'Mutation.publishReview', naming: (id) => ({ id, version: WRONG_VERSION }) },
    ],
    list: { path: 'Query.reviews', arguments: page },
  },
  {
    name: 'line',
    unknown: NEVER,
    rows: owned('catalogue.route t join catalogue.operator o on o.id = t.operator_id', {
      branches: `array(select b::text from catalogue.route_timing c left join catalogue.route_schedule d on d.route_timing_id = c.id
        cross join unnest(array[c.route_branch_id, d.route_branch_id]) b where c.route_id = t.id and b is not null)`,
      operators: one('t.operator_id'),
      countries: one('o.country_code'),
    }),
    operations: [
      { path: 'Query.line', naming: (id) => ({ id }) },
      { path: 'Mutation.updateLine', naming: (id) => ({ id, version: WRONG_VERSION, input: noLine }) },
    ],
    list: { path: 'Query.lines', arguments: page },
  },
  {
    name: 'coupon',
    unknown: NEVER,
    // A promotion, which has no codes, is looked after by the same operations.
    rows: owned(`pricing.coupon t where t.applies = 'BY_CODE'`, {
      operators: one('t.operator_id'),
      countries: one('t.country_code'),
    }),
    operations: [
      { path: 'Query.couponRecord', naming: (id) => ({ id }) },
      { path: 'Query.couponCodes', naming: (couponId) => ({ couponId, ...page }) },
      {
        path: 'Mutation.updateCoupon',
        naming: (id) => ({ id, version: WRONG_VERSION, input: aCoupon }),
      },
      { path: 'Mutation.addCouponCodes', naming: (couponId) => ({ couponId, input: {} }) },
    ],
    list: { path: 'Query.couponRecords', arguments: { ...page, filter: { applies: 'BY_CODE' } } },
  },
  {
    name: 'parcel',
    unknown: NEVER,
    rows: owned('cargo.parcel t', {
      users: one('t.sent_by_user_id'),
      branches: one('t.branch_id'),
      operators: one('t.operator_id'),
      agencies: one('t.agency_id'),
      countries: one('t.country_code'),
    }),
    operations: [],
    list: { path: 'Query.cargoBookings', arguments: page },
  },
];
