import { formatCount } from '@naga/kernel/money.js';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { asMoney } from '../session/as-money.js';
import { couponFields as fieldWords } from '../features/timeline/fields/coupon-fields.js';
import { amount, optionalAmount, share } from '../records/noun/amount-fields.js';
import { beginning } from '../records/noun/beginning.js';
import { chips, numberChips } from '../records/noun/chip-fields.js';
import { choice, code, optionalChoice } from '../records/noun/choice-fields.js';
import { flag, line, optionalWhole } from '../records/noun/fields.js';
import { ids } from '../records/noun/ids-field.js';
import { defineNoun } from '../records/noun/noun.js';
import { optionalDay, optionalInstant } from '../records/noun/time-fields.js';
import { LinesDocument } from '../routes/lines/lines.generated.js';
import { weekdayText } from '../session/time/day-text.js';
import { LocalTime } from '../session/time/LocalTime.js';
import { documents } from './coupon.generated.js';
import { fundedBy } from './coupon/funded-by.js';
import { CHANNELS, memberText, METHODS, TRANSPORTS, WEEKDAYS } from './coupon/member-words.js';
import { couponOperators } from './coupon/operators-field.js';
import { couponTold } from './coupon/told.js';
import { UsesCount } from './coupon/UsesCount.js';
import { couponWords as words } from './coupon/words.js';

const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];
const { PERCENT, AMOUNT, SET_PRICE, LOCAL, FOREIGN, ORDER, SHARE } = words;
const money = { hint: words.money, currency: 'currency' };
const limit = { min: 1, max: 999_999_999 };

export default defineNoun({
  path: '/coupons',
  entity: 'Coupon',
  permission: 'coupon.manage',
  scopes: ['operator', 'country', 'all'],
  documents,
  fields: {
    name: line({ label: words.name, max: 120 }),
    kind: beginning(choice({ label: words.kind, of: { PERCENT, AMOUNT, SET_PRICE }, filtered: false }), 'PERCENT'),
    value: amount({
      label: words.value,
      hint: words.valueHint,
      currency: 'currency',
      isPercent: ({ kind }) => kind === 'PERCENT',
    }),
    currency: { ...beginning(code({ label: words.currency, of: CURRENCIES }), 'USD'), look: { hidden: true } },
    cap: optionalAmount({ label: fieldWords.cap, ...money }),
    fundedBy,
    operatorShare: {
      ...share({ label: fieldWords.operatorShare, shownIf: ({ fundedBy: by }) => by === 'SHARED' }),
      says: { SHARE },
    },
    buyFrom: optionalInstant({ label: fieldWords.buyFrom }),
    buyUntil: { ...optionalInstant({ label: fieldWords.buyUntil, sorted: true }), says: { ORDER } },
    travelFrom: optionalDay({ label: fieldWords.travelFrom }),
    travelUntil: optionalDay({ label: fieldWords.travelUntil }),
    weekdays: numberChips({
      label: fieldWords.weekdays,
      of: WEEKDAYS,
      named: (intl, day) => weekdayText(intl, Number(day)),
    }),
    transportTypes: chips({ label: fieldWords.transportTypes, of: TRANSPORTS, named: memberText, filtered: true }),
    operatorIds: couponOperators({ label: words.operators, hint: words.everyOperator }),
    routeIds: ids({ label: fieldWords.routeIds, to: { list: LinesDocument }, beside: (_, row) => row.operator.name }),
    minimumAmount: optionalAmount({ label: fieldWords.minimumAmount, ...money }),
    minimumPassengers: optionalWhole({ label: fieldWords.minimumPassengers, min: 1, max: 100 }),
    combinesWithOffers: beginning(flag({ label: fieldWords.combinesWithOffers }), true),
    nationality: optionalChoice({ label: words.nationality, of: { LOCAL, FOREIGN }, filtered: false }),
    firstBookingOnly: flag({ label: fieldWords.firstBookingOnly }),
    channels: chips({ label: fieldWords.channels, of: CHANNELS, named: memberText }),
    paymentMethods: chips({ label: fieldWords.paymentMethods, of: METHODS, named: memberText }),
    limitTotal: optionalWhole({ label: fieldWords.limitTotal, ...limit }),
    limitPerCustomer: optionalWhole({ label: fieldWords.limitPerCustomer, ...limit }),
    limitPerDay: optionalWhole({ label: fieldWords.limitPerDay, ...limit }),
    budget: optionalAmount({ label: fieldWords.budget, ...money }),
  },
  sections: [
    {
      title: words.worth,
      about: words.about,
      fields: ['name', 'kind', 'value', 'currency', 'cap', 'fundedBy', 'operatorShare'],
    },
    { title: words.when, fields: ['buyFrom', 'buyUntil', 'travelFrom', 'travelUntil', 'weekdays'] },
    {
      title: words.what,
      fields: ['transportTypes', 'operatorIds', 'routeIds', 'minimumAmount', 'minimumPassengers', 'combinesWithOffers'],
    },
    { title: words.who, fields: ['nationality', 'firstBookingOnly', 'channels', 'paymentMethods'] },
    {
      title: words.limits,
      about: words.limitsAbout,
      fields: ['limitTotal', 'limitPerCustomer', 'limitPerDay', 'budget'],
    },
  ],
  told: couponTold,
  columns: ['codes', 'value', 'operatorIds', 'fundedBy', 'uses', 'spent', 'currency', 'buyUntil', 'state', 'createdAt'],
  stated: 'state',
  refusedAt: { COUPON_LIMIT_TOO_LOW: 'limitTotal' },
  ends: 'switched',
  shown: [
    {
      id: 'codes',
      label: words.codes,
      value: (_, { id, codeCount }) => (
        <Link to={`/coupons/${id}/codes`}>
          <FormattedMessage {...words.codesTotal} values={{ count: codeCount, shown: formatCount(codeCount) }} />
        </Link>
      ),
    },
    {
      id: 'uses',
      label: words.uses,
      value: (_, { id, uses }) => (
        <Link to={`/coupon-codes?coupon=${id}`}>
          <UsesCount count={uses} />
        </Link>
      ),
    },
    { id: 'spent', label: words.spent, value: (_, { spent, currency }) => asMoney({ amount: spent, currency }) },
    { id: 'made', label: words.made, value: (_, { createdAt }) => <LocalTime at={createdAt} /> },
  ],
  words,
});
