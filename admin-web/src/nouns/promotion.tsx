import { couponFields as fieldWords } from '../features/timeline/fields/coupon-fields.js';
import { constant } from '../records/noun/constant.js';
import { names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './coupon.generated.js';
import { LIMIT_SECTION, RIDE_SECTION, STACK_SECTION, termFields, TIME_SECTION } from './coupon/fields.js';
import { promotionWords as words } from './coupon/promotion-words.js';
import { usedFacts } from './coupon/shown.js';
import { couponTold } from './coupon/told.js';
import { couponWords } from './coupon/words.js';

const { codes: _, ...told } = couponTold;

/** Coupons without codes: whoever they are for has them without asking. */
export default defineNoun({
  path: '/offer/rewards',
  only: { applies: 'BY_ITSELF' },
  others: '/coupons',
  entity: 'Coupon',
  permission: 'coupon.manage',
  scopes: ['operator', 'country', 'all'],
  documents,
  fields: {
    ...termFields,
    applies: constant(fieldWords.applies, 'BY_ITSELF' as const),
    titles: names({ label: words.titles, hint: words.titlesHint, max: 80 }),
    // Nobody has chosen how to pay when seats are held.
    paymentMethods: constant(fieldWords.paymentMethods, []),
  },
  sections: [
    {
      title: couponWords.worth,
      about: words.about,
      fields: ['name', 'titles', 'kind', 'value', 'currency', 'cap', 'fundedBy', 'operatorShare'],
    },
    TIME_SECTION,
    RIDE_SECTION,
    { title: couponWords.who, fields: ['nationality', 'firstBookingOnly', 'channels'] },
    STACK_SECTION,
    LIMIT_SECTION,
  ],
  told,
  columns: [
    'value',
    'operatorIds',
    'fundedBy',
    'stackGroup',
    'priority',
    'uses',
    'spent',
    'currency',
    'buyUntil',
    'state',
    'createdAt',
  ],
  stated: 'state',
  refusedAt: { COUPON_LIMIT_TOO_LOW: 'limitTotal' },
  ends: 'switched',
  shown: usedFacts,
  words,
});
