import { RATE, unitsText } from '@naga/kernel/written-rate.js';
import { defineMessages, type NoMessageValues } from 'react-intl';
import { menuWords } from '../app/menu-words.js';
import { priceFields } from '../features/timeline/fields/price-fields.js';
import { code } from '../records/noun/choice-fields.js';
import { line } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { instantFromNow } from '../records/noun/time-fields.js';
import { documents } from './currency-rate.generated.js';

const words = defineMessages<
  Record<
    | 'add'
    | 'about'
    | 'currency'
    | 'perDollarHint'
    | 'validFromHint'
    | 'MATCHES'
    | 'RATE_BEGUN'
    | 'RATE_OVER'
    | 'IMPLAUSIBLE',
    NoMessageValues
  >
>({
  add: { id: 'admin.exchange-rates.add', defaultMessage: 'Add an exchange rate' },
  about: {
    id: 'admin.exchange-rates.about',
    defaultMessage:
      'What a US dollar is in other currencies: travellers who choose one read about how much a ride costs there. They pay in the operator’s currency.',
  },
  currency: { id: 'admin.exchange-rates.currency', defaultMessage: 'Currency' },
  perDollarHint: {
    id: 'admin.exchange-rates.per-dollar-hint',
    defaultMessage: 'So many units of the currency, like 4100 or 32.5',
  },
  validFromHint: {
    id: 'admin.exchange-rates.valid-from-hint',
    defaultMessage: 'It holds until the next one of this currency begins. Once it has begun, it stays as it is.',
  },
  MATCHES: {
    id: 'admin.exchange-rates.matches',
    defaultMessage: 'A number above zero with at most six decimals, like 32.5.',
  },
  RATE_BEGUN: {
    id: 'admin.exchange-rates.begun',
    defaultMessage: 'This rate has begun, and travellers may have seen it. Add another that begins now.',
  },
  RATE_OVER: {
    id: 'admin.exchange-rates.over',
    defaultMessage: 'Another rate holds already and began later. A new one begins after it.',
  },
  IMPLAUSIBLE: {
    id: 'admin.exchange-rates.implausible',
    defaultMessage: 'This is more than ten times as high or as low as the rate before it. Look at the digits.',
  },
});
const { MATCHES, RATE_BEGUN, RATE_OVER, IMPLAUSIBLE } = words;

/** As kernel/money.ts has them, but for the dollar. */
const RATED = ['KHR', 'LAK', 'THB', 'VND'] as const;
type Rated = (typeof RATED)[number];

const currency = code({ label: words.currency, of: RATED, fixed: true, filtered: true });
const perDollar = line({ label: priceFields.perDollar, hint: words.perDollarHint, max: 16 });

export default defineNoun({
  path: '/exchange-rates',
  entity: 'CurrencyRate',
  permission: 'pricing.edit',
  scopes: ['all'],
  documents,
  fields: {
    currency: { ...currency, input: (name, values) => values[name] as Rated },
    perDollar: {
      ...perDollar,
      check(name, values) {
        const typed = String(values[name]).trim();
        return { [name]: typed === '' ? 'REQUIRED' : !RATE.test(typed) && 'MATCHES' };
      },
      text: (_, __, row) => unitsText(String((row as { perDollar?: string }).perDollar)),
      look: { align: 'right' },
      says: { MATCHES, RATE_BEGUN, IMPLAUSIBLE },
    },
    validFrom: {
      ...instantFromNow({ label: priceFields.validFrom, hint: words.validFromHint, sorted: true }),
      says: { RATE_OVER },
    },
  },
  columns: ['perDollar', 'validFrom'],
  ends: 'removed',
  words: { ...words, title: menuWords.exchangeRates },
});
