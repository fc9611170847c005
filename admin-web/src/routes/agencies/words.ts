import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'search'
    | 'country'
    | 'access'
    | 'name'
    | 'contact'
    | 'email'
    | 'phone'
    | 'commission'
    | 'credit'
    | 'currency'
    | 'staff'
    | 'status'
    | 'made'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'edit'
    | 'balance'
    | 'itsBookings'
    | 'facts'
    | 'terms'
    | 'people'
    | 'onlyPlatform'
    | 'save'
    | 'saved'
    | 'agency'
    | 'agencyAbout'
    | 'contactName'
    | 'choose'
    | 'termsAbout'
    | 'commissionField'
    | 'noLevel'
    | 'creditField'
    | 'creditHint'
    | 'open'
    | 'openHint',
    NoMessageValues
  > & { total: { count: number; shown: string }; editTitle: { name: string }; peopleCount: { count: number } }
>({
  title: { id: 'admin.agencies.title', defaultMessage: 'Agencies' },
  total: {
    id: 'admin.agencies.total',
    defaultMessage: '{count, plural, one {one agency} other {{shown} agencies}}',
  },
  add: { id: 'admin.agencies.add', defaultMessage: 'Add an agency' },
  none: { id: 'admin.agencies.none', defaultMessage: 'No agency sells for us yet' },
  noneText: {
    id: 'admin.agencies.none-text',
    defaultMessage: 'Add one, then its owner among the users; he keeps its staff himself.',
  },
  search: { id: 'admin.agencies.search', defaultMessage: 'Name or contact' },
  country: { id: 'admin.agencies.country', defaultMessage: 'Country' },
  access: { id: 'admin.agencies.access', defaultMessage: 'Access' },
  name: { id: 'admin.agencies.name', defaultMessage: 'Name' },
  contact: { id: 'admin.agencies.contact', defaultMessage: 'Contact' },
  email: { id: 'admin.agencies.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.agencies.phone', defaultMessage: 'Telephone' },
  commission: { id: 'admin.agencies.commission', defaultMessage: 'Commission' },
  credit: { id: 'admin.agencies.credit', defaultMessage: 'Credit' },
  currency: { id: 'admin.agencies.currency', defaultMessage: 'Currency' },
  staff: { id: 'admin.agencies.staff', defaultMessage: 'Staff' },
  status: { id: 'admin.agencies.status', defaultMessage: 'Status' },
  made: { id: 'admin.agencies.made', defaultMessage: 'Added' },
  back: { id: 'admin.agencies.back', defaultMessage: 'All agencies' },
  unknown: { id: 'admin.agencies.unknown', defaultMessage: 'There is no such agency' },
  unknownText: { id: 'admin.agencies.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  failed: { id: 'admin.agencies.failed', defaultMessage: 'The agency could not be loaded' },
  balance: { id: 'admin.agencies.balance', defaultMessage: 'Balance and statement' },
  edit: { id: 'admin.agencies.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.agencies.edit-title', defaultMessage: 'Edit {name}' },
  facts: { id: 'admin.agencies.facts', defaultMessage: 'Contact' },
  terms: { id: 'admin.agencies.terms', defaultMessage: 'Terms' },
  people: { id: 'admin.agencies.people', defaultMessage: 'People' },
  itsBookings: { id: 'admin.agencies.its-bookings', defaultMessage: 'What it booked' },
  peopleCount: {
    id: 'admin.agencies.people-count',
    defaultMessage:
      '{count, plural, =0 {Nobody works there yet} one {One person works there} other {# people work there}}',
  },
  onlyPlatform: {
    id: 'admin.agencies.only-platform',
    defaultMessage: 'Name, country, terms and access are set by the platform’s own people.',
  },
  save: { id: 'admin.agencies.save', defaultMessage: 'Save the agency' },
  saved: { id: 'admin.agencies.saved', defaultMessage: 'The agency is saved.' },
  agency: { id: 'admin.agencies.agency', defaultMessage: 'Agency' },
  agencyAbout: { id: 'admin.agencies.agency-about', defaultMessage: 'A company that sells our tickets.' },
  contactName: { id: 'admin.agencies.contact-name', defaultMessage: 'Whom to ask for' },
  choose: { id: 'admin.agencies.choose', defaultMessage: 'Please choose' },
  termsAbout: {
    id: 'admin.agencies.terms-about',
    defaultMessage: 'What it earns on each ticket, and how far its balance may go below nothing.',
  },
  commissionField: { id: 'admin.agencies.commission-level', defaultMessage: 'Commission level' },
  noLevel: { id: 'admin.agencies.no-level', defaultMessage: 'None: it earns nothing' },
  creditField: { id: 'admin.agencies.credit-field', defaultMessage: 'Credit limit' },
  creditHint: { id: 'admin.agencies.credit-hint', defaultMessage: 'A plain number, 1500 or 1500.50' },
  open: { id: 'admin.agencies.open', defaultMessage: 'The agency is active' },
  openHint: {
    id: 'admin.agencies.open-hint',
    defaultMessage: 'People of an agency that is not active cannot sign in.',
  },
});

export const balanceWords = defineMessages<
  Record<'title' | 'balance' | 'when' | 'what' | 'booking' | 'amount' | 'after' | 'none' | 'noneText', NoMessageValues>
>({
  title: { id: 'admin.agency-statement.title', defaultMessage: 'Balance and statement' },
  balance: { id: 'admin.agency-statement.balance', defaultMessage: 'Balance' },
  when: { id: 'admin.agency-statement.when', defaultMessage: 'When' },
  what: { id: 'admin.agency-statement.what', defaultMessage: 'What' },
  booking: { id: 'admin.agency-statement.booking', defaultMessage: 'Booking' },
  amount: { id: 'admin.agency-statement.amount', defaultMessage: 'Amount' },
  after: { id: 'admin.agency-statement.after', defaultMessage: 'Balance after it' },
  none: { id: 'admin.agency-statement.none', defaultMessage: 'Nothing has moved yet' },
  noneText: {
    id: 'admin.agency-statement.none-text',
    defaultMessage: 'Sales from the balance and money that came in stand here.',
  },
});
