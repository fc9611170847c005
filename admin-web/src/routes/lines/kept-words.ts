import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of moving everybody whose departures a line sells no longer. */
export const keptWords = defineMessages<
  Record<'kept' | 'keptAbout' | 'moveAll' | 'moveAllAbout' | 'reason' | 'reasonHint' | 'changed', NoMessageValues> & {
    moved: { count: number; stayed: number };
  }
>({
  kept: { id: 'admin.line.sold.kept', defaultMessage: 'Sold before the change' },
  keptAbout: {
    id: 'admin.line.sold.kept-about',
    defaultMessage:
      'These departures are sold no longer, and people have seats on them. Drive them as they were sold, or move these people: each booking gets one mail in its language with the old and the new time, your reason and the new ticket.',
  },
  moveAll: { id: 'admin.line.sold.move-all', defaultMessage: 'Move all and tell them' },
  moveAllAbout: {
    id: 'admin.line.sold.move-all-about',
    defaultMessage: 'To the times on the right, where there are seats for them; who finds none stays where he is.',
  },
  reason: { id: 'admin.line.sold.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'admin.line.sold.reason-hint', defaultMessage: 'The travellers read it.' },
  changed: {
    id: 'admin.line.sold.changed',
    defaultMessage:
      'Some of these departures have changed since they were shown, and nobody on them was moved. Look at them again.',
  },
  moved: {
    id: 'admin.line.sold.moved',
    defaultMessage:
      '{count, plural, =0 {Nobody was moved} one {One passenger is moved and told} other {{count, number} passengers are moved and told}}{stayed, plural, =0 {} one {; one stays where he was} other {; {stayed, number} stay where they were}}.',
  },
});
