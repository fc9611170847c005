import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  when: { day: string; count: number };
  watch: NoMessageValues;
  watchAt: { email: string };
  asked: { email: string };
  watching: { email: string };
  search: NoMessageValues;
  mine: NoMessageValues;
  anew: NoMessageValues;
  over: NoMessageValues;
  overText: NoMessageValues;
  confirmLead: NoMessageValues;
  confirm: NoMessageValues;
  active: NoMessageValues;
  told: NoMessageValues;
  again: NoMessageValues;
  end: NoMessageValues;
  ended: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  endOf: { from: string; to: string; day: string };
  stateActive: NoMessageValues;
  stateTold: NoMessageValues;
  seats: NoMessageValues;
}>({
  title: { id: 'account.alerts.title', defaultMessage: 'Tell me when there are seats' },
  lead: {
    id: 'account.alerts.lead',
    defaultMessage:
      'One mail, as soon as seats come on sale or become free. No other mail, and nothing after that day.',
  },
  when: {
    id: 'account.alerts.when',
    defaultMessage: '{day}, {count, plural, one {# passenger} other {# passengers}}',
  },
  watch: { id: 'account.alerts.watch', defaultMessage: 'Tell me' },
  watchAt: { id: 'account.alerts.watchAt', defaultMessage: 'Tell me at {email}' },
  asked: {
    id: 'account.alerts.asked',
    defaultMessage: 'We have sent a mail to {email}. Press its button within a day, and we tell you of seats.',
  },
  watching: {
    id: 'account.alerts.watching',
    defaultMessage: 'We write to {email} as soon as there are seats.',
  },
  search: { id: 'account.alerts.search', defaultMessage: 'Back to the search' },
  mine: { id: 'account.alerts.mine', defaultMessage: 'My alerts' },
  anew: { id: 'account.alerts.anew', defaultMessage: 'Plan a trip' },
  over: { id: 'account.alerts.over', defaultMessage: 'This alert is over' },
  overText: {
    id: 'account.alerts.overText',
    defaultMessage: 'Its day has passed, it was ended, or nobody confirmed it within a day. We keep nothing of it.',
  },
  confirmLead: {
    id: 'account.alerts.confirmLead',
    defaultMessage: 'One press, and we write to you once when there are seats.',
  },
  confirm: { id: 'account.alerts.confirm', defaultMessage: 'Yes, tell me' },
  active: { id: 'account.alerts.active', defaultMessage: 'We look for seats, and write as soon as there are some.' },
  told: {
    id: 'account.alerts.told',
    defaultMessage: 'There were seats, and we have written. Are they gone again? We can look on.',
  },
  again: { id: 'account.alerts.again', defaultMessage: 'Tell me again' },
  end: { id: 'account.alerts.end', defaultMessage: 'End the alert' },
  ended: { id: 'account.alerts.ended', defaultMessage: 'Ended. We have forgotten it and your address.' },
  none: { id: 'account.alerts.none', defaultMessage: 'No alert' },
  noneText: {
    id: 'account.alerts.noneText',
    defaultMessage:
      'Where a search finds no free seat, or a price that is too high, you can have yourself told when that changes.',
  },
  endOf: { id: 'account.alerts.endOf', defaultMessage: 'End the alert: {from} → {to}, {day}' },
  stateActive: { id: 'account.alerts.stateActive', defaultMessage: 'We are looking' },
  stateTold: { id: 'account.alerts.stateTold', defaultMessage: 'We have written to you' },
  seats: { id: 'account.alerts.seats', defaultMessage: 'See the seats' },
});
