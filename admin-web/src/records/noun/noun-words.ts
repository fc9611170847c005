import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of the records of every noun alike. */
export const nounWords = defineMessages<
  Record<
    | 'none'
    | 'back'
    | 'edit'
    | 'save'
    | 'saveAndAdd'
    | 'saved'
    | 'saving'
    | 'failed'
    | 'unknown'
    | 'unknownText'
    | 'facts'
    | 'name'
    | 'search'
    | 'status'
    | 'yes'
    | 'no'
    | 'choose'
    | 'empty'
    | 'remove'
    | 'addOne'
    | 'removed'
    | 'removeText'
    | 'keep'
    | 'suggestions'
    | 'everybodys'
    | 'slug'
    | 'others'
    | 'othersText'
    | 'switchOff'
    | 'switchedOff'
    | 'switchOn'
    | 'switchedOn'
    | 'asItIs'
    | 'asItIsText'
    | 'more'
    | 'change',
    NoMessageValues
  > & {
    total: { count: number; shown: string };
    editTitle: { name: string };
    inLanguage: { label: string; language: string };
    removeTitle: { name: string };
    found: { count: number; shown: string };
    changeOf: { label: string };
  }
>({
  total: { id: 'admin.noun.total', defaultMessage: '{count, plural, one {one record} other {{shown} records}}' },
  empty: { id: 'admin.noun.empty', defaultMessage: 'Nothing here yet' },
  back: { id: 'admin.noun.back', defaultMessage: 'Back to the list' },
  edit: { id: 'admin.noun.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.noun.edit-title', defaultMessage: 'Edit {name}' },
  save: { id: 'admin.noun.save', defaultMessage: 'Save' },
  saveAndAdd: { id: 'admin.noun.save-and-add', defaultMessage: 'Save and add another' },
  saving: { id: 'admin.noun.saving', defaultMessage: 'Being saved…' },
  saved: { id: 'admin.noun.saved', defaultMessage: 'It is saved.' },
  failed: { id: 'admin.noun.failed', defaultMessage: 'The record could not be loaded' },
  unknown: { id: 'admin.noun.unknown', defaultMessage: 'There is no such record' },
  unknownText: {
    id: 'admin.noun.unknown-text',
    defaultMessage: 'It may have been removed, or lie outside of what you look after.',
  },
  facts: { id: 'admin.noun.facts', defaultMessage: 'Details' },
  name: { id: 'admin.noun.name', defaultMessage: 'Name' },
  search: { id: 'admin.noun.search', defaultMessage: 'Search' },
  status: { id: 'admin.noun.status', defaultMessage: 'Status' },
  inLanguage: { id: 'admin.noun.in-language', defaultMessage: '{label} · {language}' },
  yes: { id: 'admin.noun.yes', defaultMessage: 'Yes' },
  no: { id: 'admin.noun.no', defaultMessage: 'No' },
  suggestions: { id: 'admin.noun.suggestions', defaultMessage: 'Suggestions' },
  found: {
    id: 'admin.noun.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {one found} other {{shown} found}}',
  },
  everybodys: { id: 'admin.noun.everybodys', defaultMessage: 'Everybody’s' },
  slug: { id: 'admin.noun.slug', defaultMessage: 'Name in addresses' },
  others: { id: 'admin.noun.others', defaultMessage: 'You see this, but do not look after it' },
  othersText: {
    id: 'admin.noun.others-text',
    defaultMessage: 'Whoever it belongs to changes it: another operator, another country or the platform.',
  },
  choose: { id: 'admin.noun.choose', defaultMessage: 'Please choose' },
  none: { id: 'admin.noun.none', defaultMessage: 'None' },
  remove: { id: 'admin.noun.remove', defaultMessage: 'Remove' },
  addOne: { id: 'admin.noun.add-one', defaultMessage: 'Add another' },
  removeTitle: { id: 'admin.noun.remove-title', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'admin.noun.remove-text',
    defaultMessage: 'It is gone for good. What other records need is not removed.',
  },
  keep: { id: 'admin.noun.keep', defaultMessage: 'Keep it' },
  removed: { id: 'admin.noun.removed', defaultMessage: 'It is removed.' },
  asItIs: { id: 'admin.noun.as-it-is', defaultMessage: 'As it is' },
  asItIsText: {
    id: 'admin.noun.as-it-is-text',
    defaultMessage: 'This is not changed here: it stays as it was made, or the platform looks after it.',
  },
  more: { id: 'admin.noun.more', defaultMessage: 'More about it' },
  change: { id: 'admin.noun.change', defaultMessage: 'Change' },
  changeOf: { id: 'admin.noun.change-of', defaultMessage: 'Change: {label}' },
  switchOff: { id: 'admin.noun.switch-off', defaultMessage: 'Switch off' },
  switchedOff: { id: 'admin.noun.switched-off', defaultMessage: 'It is off: nothing new is made with it.' },
  switchOn: { id: 'admin.noun.switch-on', defaultMessage: 'Switch on again' },
  switchedOn: { id: 'admin.noun.switched-on', defaultMessage: 'It is on again.' },
});
