import { ListOrder } from '@naga/server-kit/list/list-order.js';
import type { UserList, UserSort } from './user-lists.rules.js';

/** What staff find somebody by, of `account`; the index account_search holds just this text. */
export const FOUND_BY = `lower(first_name || ' ' || last_name || ' '
  || coalesce(email, '') || ' ' || coalesce(user_name, '') || ' ' || coalesce(phone_number, ''))`;

const BUILT_IN = 'coalesce(role.based_on, role.id)';

/** What each list of the back office narrows the users to (specification, section 2). */
export const OF_LIST: Readonly<Record<UserList, string>> = {
  ALL: 'true',
  REWARDS: 'account.id in (select account_id from reward_balance where spendable > 0)',
  ACCOUNTS: 'agency_id is not null',
  OPERATOR_PAYMENT: `${BUILT_IN} in (4, 9)`,
  PLATFORM_PAYMENT: `(${BUILT_IN} = 2 or exists (select from affiliate where account_id = account.id))`,
  OPERATOR_ADMIN: `${BUILT_IN} = 4`,
  OPERATOR_AGENT: `${BUILT_IN} = 5`,
};

/** Who never signed in stands behind all who did. */
export const ORDERS: Readonly<Record<UserSort, ListOrder>> = {
  NEWEST: ListOrder.descending({ 'account.created_at': 'time', 'account.id': 'whole' }),
  NAME: ListOrder.ascending({ 'lower(first_name)': 'text', 'lower(last_name)': 'text', 'account.id': 'whole' }),
  ROLE: ListOrder.ascending({ 'role.name': 'text', 'lower(first_name)': 'text', 'account.id': 'whole' }),
  LAST_LOGIN: ListOrder.descending({ "coalesce(last_login_at, timestamptz 'epoch')": 'time', 'account.id': 'whole' }),
};
