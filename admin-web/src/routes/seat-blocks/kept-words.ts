import { defineMessages, type NoMessageValues } from 'react-intl';

export const CHANNELS = ['WEB', 'COUNTER', 'AGENCY', 'API'] as const;
export type Channel = (typeof CHANNELS)[number];

/** To whom seats are closed, and for whom they are kept. */
export const keptWords = defineMessages<
  Record<'who' | 'nobody' | 'channels' | 'quota' | 'agency' | Channel, NoMessageValues> &
    Record<'closedTo' | 'keptFor', { names: string }> &
    Record<'notSold' | 'choose' | 'forAgency' | 'all', NoMessageValues>
>({
  who: { id: 'admin.seat-blocks.who', defaultMessage: 'Who may buy them' },
  nobody: { id: 'admin.seat-blocks.nobody', defaultMessage: 'Nobody' },
  channels: { id: 'admin.seat-blocks.channels', defaultMessage: 'Only some channels' },
  quota: { id: 'admin.seat-blocks.quota', defaultMessage: 'One agency: its quota' },
  agency: { id: 'admin.seat-blocks.agency', defaultMessage: 'Agency' },
  notSold: { id: 'admin.seat-blocks.not-sold', defaultMessage: 'Not sold' },
  choose: {
    id: 'admin.seat-blocks.choose-channels',
    defaultMessage: 'Choose one channel at least, and leave one; or an agency.',
  },
  WEB: { id: 'admin.seat-blocks.web', defaultMessage: 'on the web, to travellers' },
  COUNTER: { id: 'admin.seat-blocks.counter', defaultMessage: 'at counters' },
  AGENCY: { id: 'admin.seat-blocks.agencies', defaultMessage: 'by agencies' },
  API: { id: 'admin.seat-blocks.api', defaultMessage: 'by partners with a key' },
  all: { id: 'admin.seat-blocks.closed-to-all', defaultMessage: 'Nobody buys it' },
  closedTo: { id: 'admin.seat-blocks.closed-to', defaultMessage: 'Not sold {names}' },
  keptFor: { id: 'admin.seat-blocks.kept-for', defaultMessage: 'Kept for {names}' },
  forAgency: { id: 'admin.seat-blocks.for-agency', defaultMessage: 'an agency' },
});
