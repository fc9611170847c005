import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { OperatorRow } from '../market/operator-rows.js';
import type { FeedFile } from './feed-file.js';
import type { ServiceCalendar } from './service-calendar.rules.js';

/** All clocks of the feed: every stop stands at UTC+7 (docs/decisions/0003), and GTFS knows one zone for all agencies. */
export const TIME_ZONE = 'Asia/Phnom_Penh';
/** Of the names that are no translations. */
export const LANGUAGE = 'en';
/** Bus, ferry; a shared taxi is of the extended types. */
export const ROUTE_TYPES = { BUS: 3, TAXI: 1501, FERRY: 4 } as const;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** '20261124' of a kernel day number. */
const dateOf = (day: number): string => fromDayNumber(day).replaceAll('-', '');

const two = (value: number): string => String(value).padStart(2, '0');
/** Minutes since midnight of the service date: '25:10:00' is ten past one the next day. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;

export type AgencyRow = Pick<OperatorRow, 'id' | 'names' | 'slug' | 'website' | 'phone' | 'email'>;

function siteOf({ website, slug }: AgencyRow, baseUrl: string): string {
  const isAddress = website !== null && /^https?:\/\/[^\s"]+$/.test(website) && URL.canParse(website);
  return isAddress ? website : `${baseUrl}/operators/${slug}`;
}

const mailOf = (email: string | null): string | null =>
  email && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? email : null;
const phoneOf = (phone: string | null): string | null => (phone && /^\+\d[\d ]{6,}\d$/.test(phone) ? phone : null);

/** Operators, with their page with us where they have no site of their own. */
export const agencyFile = (operators: readonly AgencyRow[], baseUrl: string): FeedFile => ({
  name: 'agency.txt',
  headings: [
    'agency_id',
    'agency_name',
    'agency_url',
    'agency_timezone',
    'agency_lang',
    'agency_phone',
    'agency_email',
    'agency_fare_url',
  ],
  *rows() {
    for (const operator of operators) {
      const { id, names, slug, phone, email } = operator;
      const contact = [phoneOf(phone), mailOf(email), `${baseUrl}/operators/${slug}`];
      yield [id, names.en, siteOf(operator, baseUrl), TIME_ZONE, LANGUAGE, ...contact];
    }
  },
});

/** On which days each service runs: the two tables of it. */
export const calendarFiles = (services: Iterable<readonly [id: string, calendar: ServiceCalendar]>): FeedFile[] => [
  {
    name: 'calendar.txt',
    headings: ['service_id', ...WEEKDAYS, 'start_date', 'end_date'],
    *rows() {
      for (const [id, { weekdays, first, last }] of services)
        if (weekdays !== 0) yield [id, ...WEEKDAYS.map((_, bit) => (weekdays >> bit) & 1), dateOf(first), dateOf(last)];
    },
  },
  {
    name: 'calendar_dates.txt',
    headings: ['service_id', 'date', 'exception_type'],
    *rows() {
      for (const [id, { added, removed }] of services) {
        for (const day of added) yield [id, dateOf(day), 1];
        for (const day of removed) yield [id, dateOf(day), 2];
      }
    },
  },
];

export interface FeedInfo {
  readonly baseUrl: string;
  /** Kernel day numbers, both included: of these days it speaks. */
  readonly from: number;
  readonly to: number;
  /** Of all other tables. */
  readonly version: string;
  /** Of a feed of one operator: who takes it in again knows what it is made of. */
  readonly feedId?: string;
}

/** Whose feed it is, from when to when it is good, and which one. */
export const feedInfoFile = ({ baseUrl, from, to, version, feedId }: FeedInfo): FeedFile => ({
  name: 'feed_info.txt',
  headings: [
    'feed_publisher_name',
    'feed_publisher_url',
    'feed_lang',
    'default_lang',
    'feed_start_date',
    'feed_end_date',
    'feed_version',
    ...(feedId === undefined ? [] : ['feed_id']),
  ],
  rows: () => [
    ['Naga', baseUrl, LANGUAGE, LANGUAGE, dateOf(from), dateOf(to), version, ...(feedId === undefined ? [] : [feedId])],
  ],
});
