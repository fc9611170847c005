import { cacheLogMeans } from '@naga/server-kit/testing/nouns/cache-log-means.js';
import { byDays, type RecordedMeans, writeRow } from '@naga/server-kit/testing/nouns/recorded-means.js';
import type { NounRow } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { NOTIFICATION_CHANNELS } from '../src/staff-notification/audience.js';
import { messageLogNoun } from '../src/message-template/message-log.noun.js';
import { messageNoun } from '../src/notification/message.noun.js';
import { notificationNoun } from '../src/staff-notification/notification.noun.js';

/** The nth moment of some days. */
const at = (n: number): string => new Date(Date.UTC(2026, 10, 1 + (n % 3), 8, n)).toISOString();

/** The nth message, as its row has it: of two operators, one of them at home in Cambodia. */
export const messageRow = (n: number): object => ({
  event_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  event: n % 2 === 0 ? 'booking.confirmed' : 'booking.cancelled',
  channel: ['EMAIL', 'SMS', 'TELEGRAM'][n % 3],
  recipient: `sample${n}@trial.example`,
  subject: `Sample ${n}`,
  html: '',
  text: `Your seat ${n}`,
  language: 'en',
  mode: 'live',
  private: false,
  courtesy: false,
  request_id: 'trial',
  operator_ids: [1 + (n % 2)],
  country_codes: [n % 2 === 0 ? 'KH' : 'LA'],
  created_at: at(n),
  due_at: n % 4 === 0 ? at(n) : null,
  attempts: n % 2,
  sent_at: n % 4 === 1 ? at(n) : null,
});

/** The nth notification. */
export const notificationRow = (n: number): object => ({
  titles: { en: `Sample ${n}` },
  texts: { en: `Words ${n}` },
  audience: [{ accountId: '9' }, { passengersOf: { operatorId: '1', from: '2026-11-01', until: '2026-11-01' } }, {}][
    n % 3
  ],
  channels: [[], ['EMAIL'], ['SMS', 'TELEGRAM'], ['EMAIL', 'SMS']][n % 4],
  operator_id: 1 + (n % 2),
  country_code: n % 2 === 0 ? 'KH' : 'LA',
  people: n % 7,
  delivered: n % 5,
  read: n % 3,
  sent_by_id: 9,
  created_at: at(n),
});

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-04'] as const;

/** Every other notification is the first operator's, which no row of the graph says. */
const isOfFirst = ({ titles }: NounRow): boolean => Number((titles as { en: string }).en.split(' ')[1]) % 2 === 0;

/** How the nth record of each noun is written that no form says. */
export const recordedMeans: ReadonlyMap<string, RecordedMeans> = new Map<string, RecordedMeans>([
  [
    messageNoun.name,
    {
      write: (database, n) => writeRow(database, 'message', messageRow(n)),
      words: ({ subject }) => String(subject),
      found: byDays('createdAt', DAYS),
      // What the row says of its operators, the graph does not.
      within: ({ event }) => event === 'booking.confirmed',
    },
  ],
  [
    notificationNoun.name,
    {
      write: (database, n) => writeRow(database, 'notification', notificationRow(n)),
      words: ({ texts }) => (texts as { en: string }).en,
      found: {
        ...byDays('createdAt', DAYS),
        operatorId: { values: ['1', '2'], has: (row, id: string) => isOfFirst(row) === (id === '1') },
        channel: {
          values: NOTIFICATION_CHANNELS,
          has: ({ channels }, channel: string) => (channels as readonly string[]).includes(channel),
        },
      },
      within: isOfFirst,
    },
  ],
  [messageLogNoun.name, cacheLogMeans],
]);
