import { registerEnumType } from 'type-graphql';
import { ACCOUNT_TYPES, USER_LISTS, USER_SORTS } from './user-lists.rules.js';

registerEnumType(ACCOUNT_TYPES, { name: 'AccountType', description: 'What an operator agent does.' });
registerEnumType(USER_LISTS, {
  name: 'UserList',
  description: 'The lists of the back office; each is the users of the filter, narrowed to its own.',
  valuesConfig: {
    REWARDS: { description: 'Customers who have points.' },
    ACCOUNTS: { description: 'People of agencies, with their balance and credit.' },
    OPERATOR_PAYMENT: { description: 'Who decides on payments of an operator: its admins and finance people.' },
    PLATFORM_PAYMENT: { description: 'Whom the platform pays: agency owners and affiliates.' },
    OPERATOR_ADMIN: { description: 'Role 4 and roles based on it.' },
    OPERATOR_AGENT: { description: 'Role 5 and roles based on it.' },
  },
});
registerEnumType(USER_SORTS, { name: 'UserSort' });

export { ACCOUNT_TYPES, USER_LISTS, USER_SORTS };
