import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'search'
    | 'access'
    | 'code'
    | 'name'
    | 'user'
    | 'country'
    | 'commission'
    | 'bookings'
    | 'recent'
    | 'last'
    | 'earned'
    | 'status'
    | 'made'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'edit'
    | 'broughtAbout'
    | 'link'
    | 'linkAbout'
    | 'copy'
    | 'facts'
    | 'save'
    | 'saved'
    | 'affiliate'
    | 'affiliateAbout'
    | 'codeHint'
    | 'digits'
    | 'everywhere'
    | 'commissionField'
    | 'commissionHint'
    | 'open'
    | 'account'
    | 'accountAbout'
    | 'find'
    | 'findHint'
    | 'nobody'
    | 'commissionSums'
    | 'tracked'
    | 'pending'
    | 'approved'
    | 'payable'
    | 'paidOut'
    | 'reversed'
    | 'currency'
    | 'statements',
    NoMessageValues
  > & { total: { count: number; shown: string }; editTitle: { name: string } }
>({
  title: { id: 'admin.affiliates.title', defaultMessage: 'Affiliates' },
  total: {
    id: 'admin.affiliates.total',
    defaultMessage: '{count, plural, one {one affiliate} other {{shown} affiliates}}',
  },
  add: { id: 'admin.affiliates.add', defaultMessage: 'Add an affiliate' },
  none: { id: 'admin.affiliates.none', defaultMessage: 'Nobody brings travellers yet' },
  noneText: {
    id: 'admin.affiliates.none-text',
    defaultMessage: 'An affiliate gets a link with a code; bookings that come by it within seven days are counted.',
  },
  search: { id: 'admin.affiliates.search', defaultMessage: 'Name or code' },
  access: { id: 'admin.affiliates.access', defaultMessage: 'Link' },
  code: { id: 'admin.affiliates.code', defaultMessage: 'Code' },
  name: { id: 'admin.affiliates.name', defaultMessage: 'Name' },
  user: { id: 'admin.affiliates.user', defaultMessage: 'User' },
  country: { id: 'admin.affiliates.country', defaultMessage: 'Country' },
  commission: { id: 'admin.affiliates.commission', defaultMessage: 'Commission' },
  bookings: { id: 'admin.affiliates.bookings', defaultMessage: 'Bookings' },
  recent: { id: 'admin.affiliates.recent', defaultMessage: 'Last 30 days' },
  last: { id: 'admin.affiliates.last', defaultMessage: 'Last booking' },
  earned: { id: 'admin.affiliates.earned', defaultMessage: 'Earned so far' },
  status: { id: 'admin.affiliates.status', defaultMessage: 'Status' },
  made: { id: 'admin.affiliates.made', defaultMessage: 'Added' },
  back: { id: 'admin.affiliates.back', defaultMessage: 'All affiliates' },
  unknown: { id: 'admin.affiliates.unknown', defaultMessage: 'There is no such affiliate' },
  unknownText: { id: 'admin.affiliates.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  failed: { id: 'admin.affiliates.failed', defaultMessage: 'The affiliate could not be loaded' },
  edit: { id: 'admin.affiliates.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.affiliates.edit-title', defaultMessage: 'Edit {name}' },
  broughtAbout: {
    id: 'admin.affiliates.brought-about',
    defaultMessage: 'Paid bookings; cancelled ones and own purchases are left out.',
  },
  link: { id: 'admin.affiliates.link', defaultMessage: 'Link to share' },
  linkAbout: {
    id: 'admin.affiliates.link-about',
    defaultMessage: 'The code may stand behind any address of the site, as aff or ref.',
  },
  copy: { id: 'admin.affiliates.copy', defaultMessage: 'Copy the link' },
  facts: { id: 'admin.affiliates.facts', defaultMessage: 'Affiliate' },
  save: { id: 'admin.affiliates.save', defaultMessage: 'Save the affiliate' },
  saved: { id: 'admin.affiliates.saved', defaultMessage: 'The affiliate is saved.' },
  affiliate: { id: 'admin.affiliates.affiliate', defaultMessage: 'Affiliate' },
  affiliateAbout: {
    id: 'admin.affiliates.affiliate-about',
    defaultMessage: 'Somebody who brings travellers by links with his code.',
  },
  codeHint: { id: 'admin.affiliates.code-hint', defaultMessage: 'Digits, twelve at most' },
  digits: { id: 'admin.affiliates.digits', defaultMessage: 'Digits only, twelve at most.' },
  everywhere: { id: 'admin.affiliates.everywhere', defaultMessage: 'Everywhere' },
  commissionField: { id: 'admin.affiliates.commission-field', defaultMessage: 'Commission in percent' },
  commissionHint: {
    id: 'admin.affiliates.commission-hint',
    defaultMessage: 'Of sales from now on; what is sold keeps the percent it was sold by.',
  },
  open: { id: 'admin.affiliates.open', defaultMessage: 'Bookings by this link are counted' },
  account: { id: 'admin.affiliates.account', defaultMessage: 'Account on the site' },
  accountAbout: {
    id: 'admin.affiliates.account-about',
    defaultMessage: 'Sees these numbers on the site; what he buys himself does not count.',
  },
  find: { id: 'admin.affiliates.find', defaultMessage: 'Find the user' },
  findHint: { id: 'admin.affiliates.find-hint', defaultMessage: 'Name or e-mail, three letters at least' },
  commissionSums: { id: 'admin.affiliates.commission-sums', defaultMessage: 'Commission' },
  tracked: { id: 'admin.affiliates.tracked', defaultMessage: 'Not paid for yet' },
  pending: { id: 'admin.affiliates.pending', defaultMessage: 'Ride not over for a week' },
  approved: { id: 'admin.affiliates.approved', defaultMessage: 'Approved' },
  payable: { id: 'admin.affiliates.payable', defaultMessage: 'To be paid' },
  paidOut: { id: 'admin.affiliates.paid-out', defaultMessage: 'Paid' },
  reversed: { id: 'admin.affiliates.reversed', defaultMessage: 'Given back' },
  currency: { id: 'admin.affiliates.currency', defaultMessage: 'Currency' },
  statements: { id: 'admin.affiliates.statements', defaultMessage: 'Statements' },
  nobody: { id: 'admin.affiliates.nobody', defaultMessage: 'No user' },
});
