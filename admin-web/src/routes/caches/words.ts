import { formatCount } from '@naga/kernel/money.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

export const words = defineMessages({
  title: { id: 'admin.caches.title', defaultMessage: 'Caches' },
  about: {
    id: 'admin.caches.about',
    defaultMessage:
      'What is on sale and what it costs is answered from memory, which follows every change by itself within a second. Should it ever not, it is read again here, in every process at once; travellers notice nothing.',
  },
  log: { id: 'admin.caches.log', defaultMessage: 'Open the log' },
  routes: { id: 'admin.caches.routes', defaultMessage: 'Route cache' },
  routesAbout: { id: 'admin.caches.routes-about', defaultMessage: 'Lines, departures and pairs of places.' },
  subject: { id: 'admin.caches.subject', defaultMessage: 'What it is about' },
  subjectHint: {
    id: 'admin.caches.subject-hint',
    defaultMessage:
      'Of a route only its own stops, times and days are read again. For an operator or a pair of places all of it is; the answer counts the departures of what is chosen.',
  },
  everything: { id: 'admin.caches.everything', defaultMessage: 'Everything' },
  operator: { id: 'admin.caches.operator', defaultMessage: 'Operator' },
  route: { id: 'admin.caches.route', defaultMessage: 'Route' },
  from: { id: 'admin.caches.from', defaultMessage: 'From' },
  to: { id: 'admin.caches.to', defaultMessage: 'To' },
  choose: { id: 'admin.caches.choose', defaultMessage: 'Please choose' },
  clearRoutes: { id: 'admin.caches.clear-routes', defaultMessage: 'Clear the route cache' },
  custom: { id: 'admin.caches.custom', defaultMessage: 'Custom cache' },
  customAbout: { id: 'admin.caches.custom-about', defaultMessage: 'One of the caches by its name.' },
  cache: { id: 'admin.caches.cache', defaultMessage: 'Cache' },
  fares: { id: 'admin.caches.fares', defaultMessage: 'Fares: prices, rules and fees' },
  messages: { id: 'admin.caches.messages', defaultMessage: 'Messages: what staff wrote' },
  departures: { id: 'admin.caches.departures', defaultMessage: 'Routes: lines, departures and pairs' },
  clearCustom: { id: 'admin.caches.clear-custom', defaultMessage: 'Clear this cache' },
  process: { id: 'admin.caches.process', defaultMessage: 'Process' },
  took: { id: 'admin.caches.took', defaultMessage: 'Took' },
  entries: { id: 'admin.caches.entries', defaultMessage: 'Entries' },
  extent: { id: 'admin.caches.extent', defaultMessage: 'What was read' },
  whole: { id: 'admin.caches.whole', defaultMessage: 'All of it' },
  ofSubject: { id: 'admin.caches.of-subject', defaultMessage: 'Of what was chosen' },
  outcome: { id: 'admin.caches.outcome', defaultMessage: 'Outcome' },
  ok: { id: 'admin.caches.ok', defaultMessage: 'Read' },
  failed: { id: 'admin.caches.failed', defaultMessage: 'Failed' },
});

export const filledWords = defineMessages<{
  all: { count: number };
  some: { count: number; processes: number };
  ms: { ms: number };
  subject: { kind: string; name: string };
  more: { first: string; count: number };
  part: { count: number; shown: string };
}>({
  all: {
    id: 'admin.caches.all-read',
    defaultMessage:
      '{count, plural, one {The one process has read it again.} other {All # processes have read it again.}}',
  },
  more: {
    id: 'admin.cache-log.more-tables',
    defaultMessage: '{first} and {count, plural, one {# more} other {# more}}',
  },
  some: {
    id: 'admin.caches.some-read',
    defaultMessage: '{count} of {processes} processes have read it again; of the others the log will tell.',
  },
  part: {
    id: 'admin.caches.part',
    defaultMessage: '{count, plural, one {One row of it alone} other {{shown} rows of it alone}}',
  },
  ms: { id: 'admin.caches.ms', defaultMessage: '{ms} ms' },
  subject: { id: 'admin.cache-log.subject', defaultMessage: '{kind}: {name}' },
});

export const logWords = defineMessages({
  title: { id: 'admin.cache-log.title', defaultMessage: 'Route cache log' },
  about: {
    id: 'admin.cache-log.about',
    defaultMessage: 'When each process read its memory again, and why. The last thirty days are kept.',
  },
  clear: { id: 'admin.cache-log.clear', defaultMessage: 'Clear a cache' },
  search: { id: 'admin.cache-log.search', defaultMessage: 'Table, process or failure' },
  from: { id: 'admin.cache-log.from', defaultMessage: 'Read from' },
  until: { id: 'admin.cache-log.until', defaultMessage: 'Read until' },
  none: { id: 'admin.cache-log.none', defaultMessage: 'Nothing fits' },
  noneText: {
    id: 'admin.cache-log.none-text',
    defaultMessage: 'Every start of a process and every change of what is sold stands here.',
  },
  routes: { id: 'admin.cache-log.routes', defaultMessage: 'Routes' },
  fares: { id: 'admin.cache-log.fares', defaultMessage: 'Fares' },
  messages: { id: 'admin.cache-log.messages', defaultMessage: 'Messages' },
  when: { id: 'admin.cache-log.when', defaultMessage: 'When' },
  why: { id: 'admin.cache-log.why', defaultMessage: 'Why' },
  what: { id: 'admin.cache-log.what', defaultMessage: 'What' },
  who: { id: 'admin.cache-log.who', defaultMessage: 'Who' },
});

const causeWords = defineMessages({
  START: { id: 'admin.cache-log.cause.START', defaultMessage: 'The process started' },
  CHANGE: { id: 'admin.cache-log.cause.CHANGE', defaultMessage: 'Something changed' },
  BACK: { id: 'admin.cache-log.cause.BACK', defaultMessage: 'The database was away' },
  BY_HAND: { id: 'admin.cache-log.cause.BY_HAND', defaultMessage: 'By hand' },
});
export const CAUSES = Object.keys(causeWords) as (keyof typeof causeWords)[];

export const causeText = (intl: IntlShape, cause: string): string => {
  const known = CAUSES.find((one) => one === cause);
  return known ? intl.formatMessage(causeWords[known]) : cause;
};

/** All tables, or the rows of what was asked for. */
export const extentText = (intl: IntlShape, count: number | null): string =>
  count === null
    ? intl.formatMessage(words.whole)
    : intl.formatMessage(filledWords.part, { count, shown: formatCount(count) });

export const subjectWords = defineMessages<Record<'OPERATOR' | 'ROUTE' | 'PAIR', NoMessageValues>>({
  OPERATOR: { id: 'admin.cache-log.subject.OPERATOR', defaultMessage: 'An operator' },
  ROUTE: { id: 'admin.cache-log.subject.ROUTE', defaultMessage: 'A route' },
  PAIR: { id: 'admin.cache-log.subject.PAIR', defaultMessage: 'A pair of places' },
});
export const SUBJECTS = Object.keys(subjectWords) as (keyof typeof subjectWords)[];
