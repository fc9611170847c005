import { defineMessages, type NoMessageValues } from 'react-intl';
import type { AccountType } from './list/people.generated.js';

/** What an operator agent does. */
export const accountTypeWords = defineMessages<Record<AccountType, NoMessageValues>>({
  COUNTER: { id: 'admin.account-type.counter', defaultMessage: 'counter' },
  CALL_CENTRE: { id: 'admin.account-type.call-centre', defaultMessage: 'call centre' },
  DRIVER: { id: 'admin.account-type.driver', defaultMessage: 'driver' },
});

export const ACCOUNT_TYPES = Object.keys(accountTypeWords) as AccountType[];
