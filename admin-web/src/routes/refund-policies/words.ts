import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'add'
  | 'back'
  | 'failed'
  | 'unknown'
  | 'unknownText'
  | 'none'
  | 'noneText'
  | 'whose'
  | 'operator'
  | 'everybody'
  | 'route'
  | 'schedule'
  | 'anySchedule'
  | 'placeAbout'
  | 'placeFixed'
  | 'class'
  | 'currency'
  | 'version'
  | 'since'
  | 'steps'
  | 'stepsAbout'
  | 'preview'
  | 'save'
  | 'saved'
  | 'newVersion'
  | 'newVersionAbout'
  | 'versions'
  | 'isSold'
  | 'isComing'
  | 'state'
  | 'choose'
  | 'anyRoute'
  | 'soldFrom'
  | 'soldFromHint'
  | 'unitMinutes'
  | 'unitHours'
  | 'unitDays'
  | 'changes'
  | 'changesAbout'
  | 'changeBefore'
  | 'changeUnit'
  | 'ask'
  | 'asked'
  | 'askNewVersion'
  | 'askAbout'
  | 'why'
  | 'whyAbout'
  | 'reason'
  | 'soldFromAskedHint';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & {
    total: { count: number; shown: string };
    ofRoute: { operator: string; route: string };
    ofSchedule: { operator: string; schedule: string };
    before: { step: number };
    unit: { step: number };
    percent: { step: number };
    fee: { step: number; currency: string };
    previewAbout: { when: string };
    changeFee: { currency: string };
    versionOf: { version: number };
  }
>({
  title: { id: 'admin.refund-policies.title', defaultMessage: 'Refund policies' },
  total: {
    id: 'admin.refund-policies.total',
    defaultMessage: '{count, plural, one {{shown} policy} other {{shown} policies}}',
  },
  add: { id: 'admin.refund-policies.add', defaultMessage: 'Add a policy' },
  back: { id: 'admin.refund-policies.back', defaultMessage: 'All refund policies' },
  failed: { id: 'admin.refund-policies.failed', defaultMessage: 'The refund policy could not be loaded' },
  unknown: { id: 'admin.refund-policies.unknown', defaultMessage: 'There is no such refund policy' },
  unknownText: {
    id: 'admin.refund-policies.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  none: { id: 'admin.refund-policies.none', defaultMessage: 'No refund policy yet' },
  noneText: {
    id: 'admin.refund-policies.none-text',
    defaultMessage: 'A policy says how much comes back until when. Without one, class Standard is sold.',
  },
  whose: { id: 'admin.refund-policies.whose', defaultMessage: 'Whose tickets' },
  operator: { id: 'admin.refund-policies.operator', defaultMessage: 'Operator' },
  everybody: { id: 'admin.refund-policies.everybody', defaultMessage: 'Everybody without one of their own' },
  route: { id: 'admin.refund-policies.route', defaultMessage: 'Route' },
  anyRoute: { id: 'admin.refund-policies.any-route', defaultMessage: 'All of them' },
  schedule: { id: 'admin.refund-policies.schedule', defaultMessage: 'Schedule' },
  anySchedule: { id: 'admin.refund-policies.any-schedule', defaultMessage: 'All of the route' },
  placeAbout: {
    id: 'admin.refund-policies.place-about',
    defaultMessage:
      'A policy of a schedule goes before one of its route, that before the operator’s. Choose the operator, then its route, then a schedule of it.',
  },
  placeFixed: {
    id: 'admin.refund-policies.place-fixed',
    defaultMessage: 'Fixed. For other tickets, add another policy.',
  },
  ofRoute: { id: 'admin.refund-policies.of-route', defaultMessage: '{operator}, route {route}' },
  ofSchedule: { id: 'admin.refund-policies.of-schedule', defaultMessage: '{operator}, schedule {schedule}' },
  class: { id: 'admin.refund-policies.class', defaultMessage: 'Class' },
  currency: { id: 'admin.refund-policies.currency', defaultMessage: 'Currency of the sale' },
  version: { id: 'admin.refund-policies.version', defaultMessage: 'Version' },
  since: { id: 'admin.refund-policies.since', defaultMessage: 'Sold from' },
  steps: { id: 'admin.refund-policies.steps', defaultMessage: 'What comes back' },
  stepsAbout: {
    id: 'admin.refund-policies.steps-about',
    defaultMessage:
      'Times count to the departure of the passenger’s own stop. Later steps give no more than earlier ones; after the last one nothing comes back. Empty rows are left out.',
  },
  before: { id: 'admin.refund-policies.before', defaultMessage: 'Step {step}: until so long before' },
  unit: { id: 'admin.refund-policies.unit', defaultMessage: 'Step {step}: counted in' },
  unitMinutes: { id: 'admin.refund-policies.unit-minutes', defaultMessage: 'minutes' },
  unitHours: { id: 'admin.refund-policies.unit-hours', defaultMessage: 'hours' },
  unitDays: { id: 'admin.refund-policies.unit-days', defaultMessage: 'days' },
  changes: { id: 'admin.refund-policies.changes', defaultMessage: 'Change of departure' },
  changesAbout: {
    id: 'admin.refund-policies.changes-about',
    defaultMessage: 'What a traveller pays besides a higher fare to take another departure, and until when he may.',
  },
  changeBefore: { id: 'admin.refund-policies.change-before', defaultMessage: 'Change: until so long before' },
  changeUnit: { id: 'admin.refund-policies.change-unit', defaultMessage: 'Change: counted in' },
  changeFee: {
    id: 'admin.refund-policies.change-fee',
    defaultMessage: 'Change: fee per passenger and way ({currency})',
  },
  percent: { id: 'admin.refund-policies.percent', defaultMessage: 'Step {step}: percent' },
  fee: { id: 'admin.refund-policies.fee', defaultMessage: 'Step {step}: kept of each seat ({currency})' },
  preview: { id: 'admin.refund-policies.preview', defaultMessage: 'As travellers see it' },
  previewAbout: {
    id: 'admin.refund-policies.preview-about',
    defaultMessage: 'For a departure on {when}.',
  },
  save: { id: 'admin.refund-policies.save', defaultMessage: 'Sell with it' },
  saved: { id: 'admin.refund-policies.saved', defaultMessage: 'Tickets are sold with it from its day on.' },
  ask: { id: 'admin.refund-policies.ask', defaultMessage: 'Ask for it' },
  asked: {
    id: 'admin.refund-policies.asked',
    defaultMessage: 'Asked. A second person decides, and you are told by mail.',
  },
  askNewVersion: { id: 'admin.refund-policies.ask-new-version', defaultMessage: 'Ask for a new version' },
  askAbout: {
    id: 'admin.refund-policies.ask-about',
    defaultMessage:
      'A second person decides it; nothing changes until then. Tickets sold before keep the version they were sold with.',
  },
  why: { id: 'admin.refund-policies.why', defaultMessage: 'Why' },
  whyAbout: { id: 'admin.refund-policies.why-about', defaultMessage: 'Who decides reads it.' },
  reason: { id: 'admin.refund-policies.reason', defaultMessage: 'Reason' },
  soldFromAskedHint: {
    id: 'admin.refund-policies.sold-from-asked-hint',
    defaultMessage: 'Left empty: as soon as it is approved.',
  },
  newVersion: { id: 'admin.refund-policies.new-version', defaultMessage: 'New version' },
  newVersionAbout: {
    id: 'admin.refund-policies.new-version-about',
    defaultMessage: 'It is for tickets sold from its day on. Tickets sold before keep the version they were sold with.',
  },
  versions: { id: 'admin.refund-policies.versions', defaultMessage: 'Versions' },
  isSold: { id: 'admin.refund-policies.is-sold', defaultMessage: 'Sold now' },
  isComing: { id: 'admin.refund-policies.is-coming', defaultMessage: 'Sold later' },
  state: { id: 'admin.refund-policies.state', defaultMessage: 'State' },
  choose: { id: 'admin.refund-policies.choose', defaultMessage: 'Choose an operator' },
  soldFrom: { id: 'admin.refund-policies.sold-from', defaultMessage: 'Sold from this day on' },
  soldFromHint: { id: 'admin.refund-policies.sold-from-hint', defaultMessage: 'Left empty: from now on.' },
  versionOf: { id: 'admin.refund-policies.version-of', defaultMessage: 'Version {version}' },
});

export const unitWords = { minutes: words.unitMinutes, hours: words.unitHours, days: words.unitDays } as const;
