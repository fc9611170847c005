import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'search'
    | 'operator'
    | 'status'
    | 'name'
    | 'address'
    | 'phone'
    | 'addedBy'
    | 'imported'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'facts'
    | 'money'
    | 'settlements'
    | 'people'
    | 'edit'
    | 'save'
    | 'saved'
    | 'choose'
    | 'close'
    | 'closed'
    | 'open'
    | 'opened',
    NoMessageValues
  > & {
    total: { count: number; shown: string };
    account: { id: string };
    editTitle: { name: string };
  }
>({
  total: {
    id: 'admin.branches.total',
    defaultMessage: '{count, plural, one {one branch} other {{shown} branches}}',
  },
  title: { id: 'admin.branches.title', defaultMessage: 'Branches' },
  add: { id: 'admin.branches.add', defaultMessage: 'Add a branch' },
  none: { id: 'admin.branches.none', defaultMessage: 'No branch yet' },
  noneText: {
    id: 'admin.branches.none-text',
    defaultMessage:
      'A branch is an office of an operator: its people sell and drive there, and it has settlements of its own.',
  },
  search: { id: 'admin.branches.search', defaultMessage: 'Name, address or telephone' },
  operator: { id: 'admin.branches.operator', defaultMessage: 'Operator' },
  status: { id: 'admin.branches.status', defaultMessage: 'Status' },
  name: { id: 'admin.branches.name', defaultMessage: 'Name' },
  address: { id: 'admin.branches.address', defaultMessage: 'Address' },
  phone: { id: 'admin.branches.phone', defaultMessage: 'Contact phone' },
  addedBy: { id: 'admin.branches.added-by', defaultMessage: 'Added by' },
  imported: { id: 'admin.branches.imported', defaultMessage: 'an import' },
  account: { id: 'admin.branches.account', defaultMessage: 'Account {id}' },
  back: { id: 'admin.branches.back', defaultMessage: 'All branches' },
  unknown: { id: 'admin.branches.unknown', defaultMessage: 'There is no such branch' },
  unknownText: { id: 'admin.branches.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  failed: { id: 'admin.branches.failed', defaultMessage: 'The branch could not be loaded' },
  facts: { id: 'admin.branches.facts', defaultMessage: 'Branch' },
  money: { id: 'admin.branches.money', defaultMessage: 'Money and people' },
  settlements: { id: 'admin.branches.settlements', defaultMessage: 'Settlements of this branch' },
  people: { id: 'admin.branches.people', defaultMessage: 'People who work here' },
  edit: { id: 'admin.branches.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.branches.edit-title', defaultMessage: 'Edit {name}' },
  save: { id: 'admin.branches.save', defaultMessage: 'Save the branch' },
  saved: { id: 'admin.branches.saved', defaultMessage: 'The branch is saved.' },
  choose: { id: 'admin.branches.choose', defaultMessage: 'Please choose' },
  close: { id: 'admin.branches.close', defaultMessage: 'Close the branch' },
  closed: {
    id: 'admin.branches.closed',
    defaultMessage:
      'The branch is closed. Travellers are no longer shown it and nobody is put to work there. What was sold there stays in its settlements.',
  },
  open: { id: 'admin.branches.open', defaultMessage: 'Open it again' },
  opened: { id: 'admin.branches.opened', defaultMessage: 'The branch is open again.' },
});
