import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

const words = defineMessages<
  Record<'BUS' | 'TAXI' | 'FERRY' | 'web' | 'admin' | 'api' | 'CARD' | 'PAY_ON_BOARDING', NoMessageValues>
>({
  BUS: { id: 'admin.coupons.BUS', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.coupons.TAXI', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.coupons.FERRY', defaultMessage: 'Ferry' },
  web: { id: 'admin.coupons.web', defaultMessage: 'On the site' },
  admin: { id: 'admin.coupons.admin', defaultMessage: 'By staff' },
  api: { id: 'admin.coupons.api', defaultMessage: 'By partners' },
  CARD: { id: 'admin.coupons.CARD', defaultMessage: 'Visa/Mastercard' },
  PAY_ON_BOARDING: { id: 'admin.coupons.PAY_ON_BOARDING', defaultMessage: 'On boarding' },
});

export const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;
export const CHANNELS = ['web', 'admin', 'api'] as const;
export const METHODS = ['CARD', 'KHQR', 'WING', 'PIPAY', 'PAY_ON_BOARDING'] as const;
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The words for members of a closed list; the code itself where it is a name, or younger than this client. */
export const memberText = (intl: IntlShape, code: string): string =>
  Object.hasOwn(words, code) ? intl.formatMessage(words[code as keyof typeof words]) : code;
