import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Tariffs_ChangeFragment } from '../tariffs.generated.js';

type Said =
  | ('failed' | 'unknown' | 'unknownText' | 'list' | 'none' | 'state' | 'from' | 'by' | 'said' | 'decided' | 'answer')
  | ('ask' | 'asked' | 'write' | 'written' | 'approve' | 'approved' | 'declined' | 'withdraw' | 'withdrawn')
  | ('takeBack' | 'takeBackSure' | 'takeBackAbout' | 'takenBack' | 'keep' | 'note')
  | ('commission' | 'commissionHint' | 'rule' | 'newRule' | 'endedRule' | 'isReturn' | 'isReturned' | 'askAbout')
  | ('effect' | 'number' | 'version' | 'follows');

export const changeWords = defineMessages<
  Record<Said, NoMessageValues> & {
    title: { number: number };
    draftTitle: { operator: string };
    left: { count: number };
    operations: { count: number };
  }
>({
  title: { id: 'admin.tariff-change.title', defaultMessage: 'Version {number} of the tariff' },
  draftTitle: { id: 'admin.tariff-change.draft-title', defaultMessage: 'Change of the tariff of {operator}' },
  failed: { id: 'admin.tariff-change.failed', defaultMessage: 'The tariff could not be loaded' },
  unknown: { id: 'admin.tariff-change.unknown', defaultMessage: 'There is no such tariff, or no such change' },
  unknownText: { id: 'admin.tariff-change.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  list: { id: 'admin.tariff-change.list', defaultMessage: 'Changes of the tariff' },
  none: { id: 'admin.tariff-change.none', defaultMessage: 'Nobody has changed this tariff yet.' },
  state: { id: 'admin.tariff-change.state', defaultMessage: 'State' },
  number: { id: 'admin.tariff-change.number', defaultMessage: 'Version' },
  version: { id: 'admin.tariff-change.version', defaultMessage: 'Open' },
  from: { id: 'admin.tariff-change.from', defaultMessage: 'First day of travel' },
  by: { id: 'admin.tariff-change.by', defaultMessage: 'By' },
  note: { id: 'admin.tariff-change.note', defaultMessage: 'Why' },
  said: { id: 'admin.tariff-change.said', defaultMessage: 'When' },
  decided: { id: 'admin.tariff-change.decided', defaultMessage: 'Second person' },
  answer: { id: 'admin.tariff-change.answer', defaultMessage: 'Why not' },
  effect: { id: 'admin.tariff-change.effect', defaultMessage: 'What it changes' },
  operations: {
    id: 'admin.tariff-change.operations',
    defaultMessage: '{count, plural, one {# difference} other {# differences}}',
  },
  ask: { id: 'admin.tariff-change.ask', defaultMessage: 'Ask for this change' },
  askAbout: {
    id: 'admin.tariff-change.ask-about',
    defaultMessage: 'A second person decides it: the platform is told at once, and you are told its answer by mail.',
  },
  asked: { id: 'admin.tariff-change.asked', defaultMessage: 'The change is asked for. The platform has been told.' },
  write: { id: 'admin.tariff-change.write', defaultMessage: 'Switch it on' },
  written: { id: 'admin.tariff-change.written', defaultMessage: 'The change holds from its first day of travel on.' },
  approve: { id: 'admin.tariff-change.approve', defaultMessage: 'Approve the change' },
  approved: { id: 'admin.tariff-change.approved', defaultMessage: 'The change is approved. Who asked is told.' },
  declined: { id: 'admin.tariff-change.declined', defaultMessage: 'The change is declined. Who asked is told.' },
  withdraw: { id: 'admin.tariff-change.withdraw', defaultMessage: 'Withdraw it' },
  withdrawn: { id: 'admin.tariff-change.withdrawn', defaultMessage: 'The change is withdrawn.' },
  takeBack: { id: 'admin.tariff-change.take-back', defaultMessage: 'Return to what was before' },
  takeBackSure: { id: 'admin.tariff-change.take-back-sure', defaultMessage: 'Return' },
  takeBackAbout: {
    id: 'admin.tariff-change.take-back-about',
    defaultMessage:
      'Prices and rules are again what they were before this change, from its first day on or from today. What somebody changed since stays.',
  },
  takenBack: {
    id: 'admin.tariff-change.taken-back',
    defaultMessage: 'What was before is there again, as a version of its own.',
  },
  left: {
    id: 'admin.tariff-change.left',
    defaultMessage:
      '{count, plural, one {One of them was} other {# of them were}} changed since, and stayed as they are.',
  },
  keep: { id: 'admin.tariff-change.keep', defaultMessage: 'Leave it as it is' },
  commission: { id: 'admin.tariff-change.commission', defaultMessage: 'Commission of new prices in percent' },
  commissionHint: {
    id: 'admin.tariff-change.commission-hint',
    defaultMessage: 'Empty: what this operator usually has.',
  },
  rule: { id: 'admin.tariff-change.rule', defaultMessage: 'Rule' },
  newRule: { id: 'admin.tariff-change.new-rule', defaultMessage: 'no rule' },
  endedRule: { id: 'admin.tariff-change.ended-rule', defaultMessage: 'ended' },
  follows: {
    id: 'admin.tariff-change.follows',
    defaultMessage: 'A line changed: its new times are sold by the rules of those whose place they take.',
  },
  isReturn: { id: 'admin.tariff-change.is-return', defaultMessage: 'It takes an earlier change back' },
  isReturned: { id: 'admin.tariff-change.is-returned', defaultMessage: 'A later change took it back' },
});

export const stateWords = defineMessages<Record<Tariffs_ChangeFragment['state'], NoMessageValues>>({
  draft: { id: 'admin.tariff-change.state.draft', defaultMessage: 'Draft' },
  waiting: { id: 'admin.tariff-change.state.waiting', defaultMessage: 'Waits for a second person' },
  applied: { id: 'admin.tariff-change.state.applied', defaultMessage: 'Switched on' },
  declined: { id: 'admin.tariff-change.state.declined', defaultMessage: 'Declined' },
  withdrawn: { id: 'admin.tariff-change.state.withdrawn', defaultMessage: 'Withdrawn' },
});
