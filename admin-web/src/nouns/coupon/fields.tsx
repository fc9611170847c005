import { couponFields as fieldWords } from '../../features/timeline/fields/coupon-fields.js';
import { amount, optionalAmount, share } from '../../records/noun/amount-fields.js';
import { beginning } from '../../records/noun/beginning.js';
import { chips, numberChips } from '../../records/noun/chip-fields.js';
import { choice, code, optionalChoice } from '../../records/noun/choice-fields.js';
import { flag, line, optionalLine, optionalWhole } from '../../records/noun/fields.js';
import { ids } from '../../records/noun/ids-field.js';
import { optionalDay, optionalInstant } from '../../records/noun/time-fields.js';
import { LinesDocument } from '../../routes/lines/lines.generated.js';
import { weekdayText } from '../../session/time/day-text.js';
import { fundedBy } from './funded-by.js';
import { CHANNELS, memberText, TRANSPORTS, WEEKDAYS } from './member-words.js';
import { couponOperators } from './operators-field.js';
import { couponWords as words } from './words.js';

const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];
const { PERCENT, AMOUNT, SET_PRICE, LOCAL, FOREIGN, ORDER, SHARE } = words;
const money = { hint: words.money, currency: 'currency' };
const limit = { min: 1, max: 999_999_999 };

/** What is said of coupons and of promotions alike. */
export const termFields = {
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
  limitTotal: optionalWhole({ label: fieldWords.limitTotal, ...limit }),
  limitPerCustomer: optionalWhole({ label: fieldWords.limitPerCustomer, ...limit }),
  limitPerDay: optionalWhole({ label: fieldWords.limitPerDay, ...limit }),
  budget: optionalAmount({ label: fieldWords.budget, ...money }),
  stackGroup: optionalLine({ label: fieldWords.stackGroup, hint: words.stackGroupHint, max: 40 }),
  priority: optionalWhole({ label: fieldWords.priority, hint: words.priorityHint, min: 0, max: 1000 }),
};

export const TIME_SECTION = {
  title: words.when,
  fields: ['buyFrom', 'buyUntil', 'travelFrom', 'travelUntil', 'weekdays'] as const,
};
export const RIDE_SECTION = {
  title: words.what,
  fields: ['transportTypes', 'operatorIds', 'routeIds', 'minimumAmount', 'minimumPassengers'] as const,
};
export const STACK_SECTION = {
  title: words.together,
  fields: ['stackGroup', 'priority', 'combinesWithOffers'] as const,
};
export const LIMIT_SECTION = {
  title: words.limits,
  about: words.limitsAbout,
  fields: ['limitTotal', 'limitPerCustomer', 'limitPerDay', 'budget'] as const,
};
