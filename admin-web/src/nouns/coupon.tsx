import { couponFields as fieldWords } from '../features/timeline/fields/coupon-fields.js';
import { chips } from '../records/noun/chip-fields.js';
import { constant } from '../records/noun/constant.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './coupon.generated.js';
import { LIMIT_SECTION, RIDE_SECTION, STACK_SECTION, termFields, TIME_SECTION } from './coupon/fields.js';
import { memberText, METHODS } from './coupon/member-words.js';
import { promotionWords } from './coupon/promotion-words.js';
import { codesFact, usedFacts } from './coupon/shown.js';
import { couponTold } from './coupon/told.js';
import { couponWords as words } from './coupon/words.js';

/** What codes stand for; what applies without one is a promotion. */
export default defineNoun({
  path: '/coupons',
  only: { applies: 'BY_CODE' },
  others: '/offer/rewards',
  entity: 'Coupon',
  permission: 'coupon.manage',
  scopes: ['operator', 'country', 'all'],
  documents,
  fields: {
    ...termFields,
    applies: constant(fieldWords.applies, 'BY_CODE' as const),
    titles: constant(promotionWords.titles, null),
    paymentMethods: chips({ label: fieldWords.paymentMethods, of: METHODS, named: memberText }),
  },
  sections: [
    {
      title: words.worth,
      about: words.about,
      fields: ['name', 'kind', 'value', 'currency', 'cap', 'fundedBy', 'operatorShare'],
    },
    TIME_SECTION,
    RIDE_SECTION,
    { title: words.who, fields: ['nationality', 'firstBookingOnly', 'channels', 'paymentMethods'] },
    STACK_SECTION,
    LIMIT_SECTION,
  ],
  told: couponTold,
  columns: ['codes', 'value', 'operatorIds', 'fundedBy', 'uses', 'spent', 'currency', 'buyUntil', 'state', 'createdAt'],
  stated: 'state',
  refusedAt: { COUPON_LIMIT_TOO_LOW: 'limitTotal' },
  ends: 'switched',
  shown: [codesFact, ...usedFacts],
  words,
});
