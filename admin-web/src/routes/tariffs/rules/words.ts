import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | (
      | 'about'
      | 'timing'
      | 'rule'
      | 'none'
      | 'add'
      | 'edit'
      | 'end'
      | 'ended'
      | 'isNew'
      | 'isChanged'
      | 'status'
      | 'active'
    )
  | (
      | 'inactive'
      | 'local'
      | 'nonLocal'
      | 'originalLocal'
      | 'originalNonLocal'
      | 'originalHint'
      | 'validFrom'
      | 'validTo'
    )
  | ('weekdays' | 'priority' | 'priorityHint' | 'keep' | 'cancel' | 'preview' | 'days' | 'date' | 'decides')
  | ('noRule' | 'actions' | 'choose' | 'undo');

export const ruleWords = defineMessages<
  Record<Said, NoMessageValues> & { count: { count: number }; shown: { days: number }; existing: { id: string } }
>({
  about: {
    id: 'admin.tariff-rules.about',
    defaultMessage:
      'A rule says what a whole ride of one departure time costs instead of what it usually costs; parts of the ride change in proportion. One rule decides a day: the one of the highest priority, then the one bound to weekdays, then the one that begins later.',
  },
  timing: { id: 'admin.tariff-rules.timing', defaultMessage: 'Departure time' },
  choose: { id: 'admin.tariff-rules.choose', defaultMessage: 'Choose one' },
  rule: { id: 'admin.tariff-rules.rule', defaultMessage: 'Rule' },
  none: { id: 'admin.tariff-rules.none', defaultMessage: 'This departure time has no rule: its base prices hold.' },
  add: { id: 'admin.tariff-rules.add', defaultMessage: 'Add a rule' },
  edit: { id: 'admin.tariff-rules.edit', defaultMessage: 'Change' },
  end: { id: 'admin.tariff-rules.end', defaultMessage: 'End' },
  actions: { id: 'admin.tariff-rules.actions', defaultMessage: 'What to do' },
  undo: { id: 'admin.tariff-rules.undo', defaultMessage: 'Leave as it is' },
  ended: { id: 'admin.tariff-rules.ended', defaultMessage: 'Ends' },
  isNew: { id: 'admin.tariff-rules.is-new', defaultMessage: 'New' },
  isChanged: { id: 'admin.tariff-rules.is-changed', defaultMessage: 'Changed' },
  status: { id: 'admin.tariff-rules.status', defaultMessage: 'State' },
  active: { id: 'admin.tariff-rules.active', defaultMessage: 'On' },
  inactive: { id: 'admin.tariff-rules.inactive', defaultMessage: 'Off' },
  local: { id: 'admin.tariff-rules.local', defaultMessage: 'Nationals pay' },
  nonLocal: { id: 'admin.tariff-rules.non-local', defaultMessage: 'Visitors pay' },
  originalLocal: { id: 'admin.tariff-rules.original-local', defaultMessage: 'instead of' },
  originalNonLocal: { id: 'admin.tariff-rules.original-non-local', defaultMessage: 'instead of (visitors)' },
  originalHint: {
    id: 'admin.tariff-rules.original-hint',
    defaultMessage: '0: the price is the same for every part of the ride.',
  },
  validFrom: { id: 'admin.tariff-rules.valid-from', defaultMessage: 'From' },
  validTo: { id: 'admin.tariff-rules.valid-to', defaultMessage: 'Until' },
  weekdays: { id: 'admin.tariff-rules.weekdays', defaultMessage: 'On these weekdays; none: every day' },
  priority: { id: 'admin.tariff-rules.priority', defaultMessage: 'Priority' },
  priorityHint: { id: 'admin.tariff-rules.priority-hint', defaultMessage: 'The higher one decides; 0 for most.' },
  keep: { id: 'admin.tariff-rules.keep', defaultMessage: 'Take it over' },
  cancel: { id: 'admin.tariff-rules.cancel', defaultMessage: 'Cancel' },
  preview: { id: 'admin.tariff-rules.preview', defaultMessage: 'Which rule decides' },
  days: { id: 'admin.tariff-rules.days', defaultMessage: 'Days ahead' },
  shown: { id: 'admin.tariff-rules.shown', defaultMessage: '{days} days' },
  date: { id: 'admin.tariff-rules.date', defaultMessage: 'Day of travel' },
  decides: { id: 'admin.tariff-rules.decides', defaultMessage: 'Decides' },
  noRule: { id: 'admin.tariff-rules.no-rule', defaultMessage: 'no rule: the base price' },
  existing: { id: 'admin.tariff-rules.existing', defaultMessage: 'Rule {id}' },
  count: {
    id: 'admin.tariff-rules.count',
    defaultMessage: '{count, plural, one {# rule is different} other {# rules are different}}',
  },
});
