import { defineMessages, type NoMessageValues } from 'react-intl';
import type { UserList } from './people.generated.js';

export const words = defineMessages<
  Record<
    | 'users'
    | 'staff'
    | 'addUser'
    | 'addStaff'
    | 'none'
    | 'noneText'
    | 'search'
    | 'role'
    | 'operator'
    | 'branch'
    | 'agency'
    | 'active'
    | 'places'
    | 'name'
    | 'userName'
    | 'email'
    | 'phone'
    | 'works'
    | 'country'
    | 'type'
    | 'points'
    | 'credit'
    | 'currency'
    | 'status'
    | 'login'
    | 'never'
    | 'made',
    NoMessageValues
  > & { total: { count: number; shown: string } }
>({
  users: { id: 'admin.people.users', defaultMessage: 'Users' },
  staff: { id: 'admin.people.staff', defaultMessage: 'Staff' },
  total: {
    id: 'admin.people.total',
    defaultMessage: '{count, plural, one {one person} other {{shown} people}}',
  },
  addUser: { id: 'admin.people.add-user', defaultMessage: 'Add a user' },
  addStaff: { id: 'admin.people.add-staff', defaultMessage: 'Add a colleague' },
  none: { id: 'admin.people.none', defaultMessage: 'Nobody here yet' },
  noneText: {
    id: 'admin.people.none-text',
    defaultMessage: 'Add the first one: he signs in and begins where his role does.',
  },
  search: { id: 'admin.people.search', defaultMessage: 'Name, e-mail or number' },
  role: { id: 'admin.people.role', defaultMessage: 'Role' },
  operator: { id: 'admin.people.operator', defaultMessage: 'Operator' },
  branch: { id: 'admin.people.branch', defaultMessage: 'Branch' },
  agency: { id: 'admin.people.agency', defaultMessage: 'Agency' },
  active: { id: 'admin.people.active', defaultMessage: 'Access' },
  places: { id: 'admin.people.places', defaultMessage: 'Place of work' },
  name: { id: 'admin.people.name', defaultMessage: 'Name' },
  userName: { id: 'admin.people.user-name', defaultMessage: 'User name' },
  email: { id: 'admin.people.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.people.phone', defaultMessage: 'Telephone' },
  works: { id: 'admin.people.works', defaultMessage: 'Works at' },
  country: { id: 'admin.people.country', defaultMessage: 'Country' },
  type: { id: 'admin.people.type', defaultMessage: 'Account type' },
  points: { id: 'admin.people.points', defaultMessage: 'Points' },
  credit: { id: 'admin.people.credit', defaultMessage: 'Credit' },
  currency: { id: 'admin.people.currency', defaultMessage: 'Currency' },
  status: { id: 'admin.people.status', defaultMessage: 'Status' },
  login: { id: 'admin.people.login', defaultMessage: 'Last sign-in' },
  never: { id: 'admin.people.never', defaultMessage: 'never' },
  made: { id: 'admin.people.made', defaultMessage: 'Added' },
});

/** The lists of the specification, section 2. */
export const listWords = defineMessages<Record<UserList, NoMessageValues>>({
  ALL: { id: 'admin.people.list.all', defaultMessage: 'All' },
  REWARDS: { id: 'admin.people.list.rewards', defaultMessage: 'Rewards' },
  ACCOUNTS: { id: 'admin.people.list.accounts', defaultMessage: 'Accounts' },
  OPERATOR_PAYMENT: { id: 'admin.people.list.operator-payment', defaultMessage: 'Operator payment' },
  PLATFORM_PAYMENT: { id: 'admin.people.list.platform-payment', defaultMessage: 'Platform payment' },
  OPERATOR_ADMIN: { id: 'admin.people.list.operator-admin', defaultMessage: 'Operator admins' },
  OPERATOR_AGENT: { id: 'admin.people.list.operator-agent', defaultMessage: 'Operator agents' },
});
