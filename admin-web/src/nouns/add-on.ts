import { defineMessages, type NoMessageValues } from 'react-intl';
import { menuWords } from '../app/menu-words.js';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { couponFields } from '../features/timeline/fields/coupon-fields.js';
import { priceFields } from '../features/timeline/fields/price-fields.js';
import { optionalAmount, optionalPercent } from '../records/noun/amount-fields.js';
import { beginning } from '../records/noun/beginning.js';
import { chips } from '../records/noun/chip-fields.js';
import { choice, code } from '../records/noun/choice-fields.js';
import { names, optionalParagraphs, whole } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { owningOperator } from '../records/noun/owner-fields.js';
import { documents } from './add-on.generated.js';
import { memberText, TRANSPORTS } from './coupon/member-words.js';
import { fieldWords } from './words.js';

type Word =
  | 'add'
  | 'about'
  | 'descriptionHint'
  | 'kind'
  | 'kindHint'
  | 'INSURANCE'
  | 'FLEX'
  | 'LUGGAGE'
  | 'OTHER'
  | 'currency'
  | 'fixedHint'
  | 'percentHint'
  | 'mostHint'
  | 'platforms'
  | 'PLATFORM_ONLY'
  | 'OPERATOR_ONLY'
  | 'NO_PRICE'
  | 'ONCE_A_SEAT';

const words = defineMessages<Record<Word, NoMessageValues>>({
  add: { id: 'admin.add-ons.add', defaultMessage: 'Add an add-on' },
  about: {
    id: 'admin.add-ons.about',
    defaultMessage:
      'What is sold beside a seat: insurance, luggage, a flexible ticket. Whoever books takes it or leaves it; what was sold stays as it was sold.',
  },
  descriptionHint: {
    id: 'admin.add-ons.description-hint',
    defaultMessage: 'What is covered, how heavy a bag may be',
  },
  kind: { id: 'admin.add-ons.kind', defaultMessage: 'Kind' },
  kindHint: {
    id: 'admin.add-ons.kind-hint',
    defaultMessage:
      'Insurance is given back until departure. With a flexible ticket the whole fare is, until 15 minutes before. All else is given back as the fare is.',
  },
  INSURANCE: { id: 'admin.add-ons.INSURANCE', defaultMessage: 'Insurance' },
  FLEX: { id: 'admin.add-ons.FLEX', defaultMessage: 'Flexible ticket' },
  LUGGAGE: { id: 'admin.add-ons.LUGGAGE', defaultMessage: 'Luggage' },
  OTHER: { id: 'admin.add-ons.OTHER', defaultMessage: 'Other' },
  currency: { id: 'admin.add-ons.currency', defaultMessage: 'Currency' },
  fixedHint: { id: 'admin.add-ons.fixed-hint', defaultMessage: 'For one on one seat' },
  percentHint: {
    id: 'admin.add-ons.percent-hint',
    defaultMessage: 'Of what the seat costs before discounts, at most 50; beside the fixed amount, if there is one',
  },
  mostHint: { id: 'admin.add-ons.most-hint', defaultMessage: 'One of insurance and of a flexible ticket' },
  platforms: { id: 'admin.add-ons.platforms', defaultMessage: 'The platform’s' },
  PLATFORM_ONLY: {
    id: 'admin.add-ons.platform-only',
    defaultMessage: 'Insurance is sold by the platform alone, not by an operator.',
  },
  OPERATOR_ONLY: {
    id: 'admin.add-ons.operator-only',
    defaultMessage: 'A flexible ticket is sold by an operator: it goes without its share of a cancellation.',
  },
  NO_PRICE: { id: 'admin.add-ons.no-price', defaultMessage: 'Say a fixed amount, a percentage, or both.' },
  ONCE_A_SEAT: {
    id: 'admin.add-ons.once-a-seat',
    defaultMessage: 'A seat has one insurance, and one flexible ticket: say 1.',
  },
});
const { INSURANCE, FLEX, LUGGAGE, OTHER, PLATFORM_ONLY, OPERATOR_ONLY, NO_PRICE, ONCE_A_SEAT } = words;

const PERMISSION = 'pricing.edit';
const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'];

export default defineNoun({
  path: '/add-ons',
  entity: 'AddOn',
  permission: PERMISSION,
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 80 }),
    descriptions: optionalParagraphs({ label: fieldWords.description, hint: words.descriptionHint, max: 300 }),
    kind: {
      ...choice({ label: words.kind, hint: words.kindHint, of: { INSURANCE, FLEX, LUGGAGE, OTHER }, fixed: true }),
      says: { PLATFORM_ONLY },
    },
    operatorId: {
      ...owningOperator(fieldWords.operator, { permission: PERMISSION, nobodys: words.platforms }),
      fixed: true,
      says: { OPERATOR_ONLY },
    },
    currency: {
      ...beginning(code({ label: words.currency, of: CURRENCIES, fixed: true }), 'USD'),
      look: { hidden: true },
    },
    fixed: {
      ...optionalAmount({ label: priceFields.fixed, hint: words.fixedHint, currency: 'currency' }),
      says: { NO_PRICE },
    },
    percent: optionalPercent({ label: priceFields.percent, hint: words.percentHint }),
    mostPerSeat: {
      ...beginning(whole({ label: priceFields.mostPerSeat, hint: words.mostHint, min: 1, max: 10 }), '1'),
      says: { ONCE_A_SEAT },
    },
    transportTypes: chips({ label: couponFields.transportTypes, of: TRANSPORTS, named: memberText }),
  },
  columns: ['kind', 'operatorId', 'fixed', 'percent'],
  ends: 'switched',
  words: { ...words, title: menuWords.addOns },
});
