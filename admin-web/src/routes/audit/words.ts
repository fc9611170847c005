import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  about: NoMessageValues;
  text: NoMessageValues;
  textHint: NoMessageValues;
  entity: NoMessageValues;
  action: NoMessageValues;
  more: NoMessageValues;
  record: NoMessageValues;
  actor: NoMessageValues;
  actorHint: NoMessageValues;
  request: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  when: NoMessageValues;
  who: NoMessageValues;
  door: NoMessageValues;
  address: NoMessageValues;
  changes: NoMessageValues;
}>({
  title: { id: 'admin.audit.title', defaultMessage: 'Audit' },
  about: { id: 'admin.audit.about', defaultMessage: 'Every change, whoever made it and through whichever door' },
  text: { id: 'admin.audit.text', defaultMessage: 'Search' },
  textHint: { id: 'admin.audit.text-hint', defaultMessage: 'Within what was changed, 30 days back' },
  entity: { id: 'admin.audit.entity', defaultMessage: 'What' },
  action: { id: 'admin.audit.action', defaultMessage: 'What was done' },
  more: { id: 'admin.audit.more', defaultMessage: 'Who, which record, which days' },
  record: { id: 'admin.audit.record', defaultMessage: 'Number of the record' },
  actor: { id: 'admin.audit.actor', defaultMessage: 'Number of the user' },
  actorHint: { id: 'admin.audit.actor-hint', defaultMessage: 'Or press a name in the list' },
  request: { id: 'admin.audit.request', defaultMessage: 'Request' },
  from: { id: 'admin.audit.from', defaultMessage: 'From' },
  to: { id: 'admin.audit.to', defaultMessage: 'Until' },
  none: { id: 'admin.audit.none', defaultMessage: 'No change matches' },
  noneText: { id: 'admin.audit.none-text', defaultMessage: 'Take a filter away, or choose other days.' },
  when: { id: 'admin.audit.when', defaultMessage: 'When' },
  who: { id: 'admin.audit.who', defaultMessage: 'Who' },
  door: { id: 'admin.audit.door', defaultMessage: 'Door' },
  address: { id: 'admin.audit.address', defaultMessage: 'Address' },
  changes: { id: 'admin.audit.changes', defaultMessage: 'Changes' },
});
