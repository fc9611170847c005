import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'search'
    | 'name'
    | 'agency'
    | 'email'
    | 'phone'
    | 'level'
    | 'noLevel'
    | 'status'
    | 'login'
    | 'made',
    NoMessageValues
  > & { total: { count: number; shown: string }; ofAgency: { level: string } }
>({
  title: { id: 'admin.agents.title', defaultMessage: 'People of agencies' },
  total: { id: 'admin.agents.total', defaultMessage: '{count, plural, one {one person} other {{shown} people}}' },
  add: { id: 'admin.people.add-user', defaultMessage: 'Add a user' },
  none: { id: 'admin.agents.none', defaultMessage: 'Nobody sells for an agency yet' },
  noneText: { id: 'admin.agents.none-text', defaultMessage: 'Who works for an agency is added among the users.' },
  search: { id: 'admin.agents.search', defaultMessage: 'Name, e-mail or telephone' },
  name: { id: 'admin.agents.name', defaultMessage: 'Name' },
  agency: { id: 'admin.agents.agency', defaultMessage: 'Agency' },
  email: { id: 'admin.agents.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.agents.phone', defaultMessage: 'Telephone' },
  level: { id: 'admin.agents.level', defaultMessage: 'Commission level' },
  ofAgency: { id: 'admin.agents.of-agency', defaultMessage: '{level} (the agency’s)' },
  noLevel: { id: 'admin.agents.no-level', defaultMessage: 'none' },
  status: { id: 'admin.agents.status', defaultMessage: 'Access' },
  login: { id: 'admin.agents.login', defaultMessage: 'Last sign-in' },
  made: { id: 'admin.agents.made', defaultMessage: 'Added' },
});
