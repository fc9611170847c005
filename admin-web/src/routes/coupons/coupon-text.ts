import type { IntlShape } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { percent } from '../../features/money/percent.js';
import type { Coupon_RowFragment } from './coupons.generated.js';
import { words } from './words.js';

/** A Monday, at noon of UTC: the name of a weekday is that of a day so many days later. */
const MONDAY = Date.UTC(2026, 0, 5, 12);

export const weekdayName = (intl: IntlShape, day: number): string =>
  intl.formatDate(MONDAY + (day - 1) * 86_400_000, { weekday: 'short', timeZone: 'UTC' });

export const METHODS = ['CARD', 'KHQR', 'WING', 'PIPAY', 'PAY_ON_BOARDING'] as const;

/** Names of their owners are the same in every language. */
export const methodName = (intl: IntlShape, method: string): string =>
  method === 'CARD' || method === 'PAY_ON_BOARDING' ? intl.formatMessage(words[method]) : method;

/** '10 %', '$2,00' */
export const worthText = ({ kind, value, currency }: Coupon_RowFragment): string =>
  kind === 'PERCENT' ? percent(value / 100) : asMoney({ amount: value, currency });

const KEYS = ['BUS', 'TAXI', 'FERRY', 'web', 'admin', 'api'] as const;
type Key = (typeof KEYS)[number];

/** The words for members of a closed list; the code itself where it is younger than this client. */
export const memberText = (intl: IntlShape, code: string): string =>
  (KEYS as readonly string[]).includes(code) ? intl.formatMessage(words[code as Key]) : code;
