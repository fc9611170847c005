import { formatDate } from '@naga/app-kit/format-date.js';
import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Money } from '@naga/kernel/money.js';
import { shareText } from '@naga/kernel/percent-text.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { IntlShape } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { transportWords } from '../../session/transport.js';
import { factWords as words } from './promotion-words.js';
import { kindsOf, type Promotion } from './shown.js';

/** How it is said: in which words, days and prices. */
export interface Saying {
  readonly intl: IntlShape;
  readonly language: LanguageCode;
  readonly shown: (money: Money) => string;
}

/** '10 % off the fares' */
export function worthOf({ kind, percent, amount }: Promotion, { intl, shown }: Saying): string {
  if (kind === 'PERCENT') return intl.formatMessage(words.percent, { percent: shareText(percent ?? 0) });
  return intl.formatMessage(kind === 'AMOUNT' ? words.amount : words.price, { amount: shown(moneyOf(amount!)) });
}

/** Some Monday: days of the week have no names of their own. */
const MONDAY = travelDate('2026-11-23');

function daysOf({ travelFrom, travelUntil }: Promotion, { intl, language }: Saying): string | undefined {
  const from = travelFrom === null ? undefined : formatDate(travelFrom, language, 'long');
  const until = travelUntil === null ? undefined : formatDate(travelUntil, language, 'long');
  if (from !== undefined && until !== undefined) return intl.formatMessage(words.between, { from, until });
  if (from !== undefined) return intl.formatMessage(words.from, { from });
  return until && intl.formatMessage(words.until, { until });
}

function buyUntilOf({ buyUntil }: Promotion, { intl, language }: Saying): string | undefined {
  if (buyUntil === null) return undefined;
  const { date, minutes } = localMoment(Date.parse(buyUntil));
  return intl.formatMessage(words.buyUntil, { day: formatDate(date, language, 'long'), clock: formatClock(minutes) });
}

/** What one has to know beside what it takes off: for what, for whom, when, and how long, a line each. */
export function factsOf(promotion: Promotion, saying: Saying): string[] {
  const { intl, language, shown } = saying;
  const { cap, minimumAmount, minimumPassengers, nationality, countryCode, weekdays, currency } = promotion;
  const kinds = kindsOf(promotion);
  const days = weekdays.length % 7 === 0 ? [] : [...weekdays].sort((a, b) => a - b);
  return [
    cap && intl.formatMessage(words.cap, { amount: shown(moneyOf(cap)) }),
    kinds.length > 0 && kinds.map((kind) => intl.formatMessage(transportWords[kind])).join(', '),
    countryCode !== null && intl.formatMessage(words.country, { country: countryCode }),
    minimumAmount && intl.formatMessage(words.minimumAmount, { amount: shown(moneyOf(minimumAmount)) }),
    (minimumPassengers ?? 1) > 1 && intl.formatMessage(words.minimumPassengers, { count: minimumPassengers! }),
    nationality !== null && intl.formatMessage(nationality === 'LOCAL' ? words.local : words.foreign),
    intl.formatMessage(words.currency, { currency }),
    !promotion.combinesWithOffers && intl.formatMessage(words.noOffers),
    daysOf(promotion, saying),
    days.length > 0 &&
      intl.formatMessage(words.weekdays, {
        days: days.map((day) => formatDate(addDays(MONDAY, day - 1), language, 'weekday')).join(', '),
      }),
    buyUntilOf(promotion, saying),
    promotion.isLimited && intl.formatMessage(words.limited),
  ].filter((fact): fact is string => typeof fact === 'string');
}
