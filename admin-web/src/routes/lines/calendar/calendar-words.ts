import { defineMessages, type NoMessageValues } from 'react-intl';

type Said = 'title' | 'about' | 'earlier' | 'later' | 'failed' | 'none' | 'nothing' | 'keys' | 'lastDay' | 'closed';

/** Of the calendar on a route's page. */
export const calendarWords = defineMessages<
  Record<Said, NoMessageValues> & {
    close: { time: string };
    open: { time: string };
    day: { day: string; times: string };
    soldAt: { time: string; count: number };
    closedAt: { time: string };
    keptAt: { time: string; count: number };
    chosen: { count: number; first: string; last: string };
    told: { time: string; departures: number; seats: number };
  }
>({
  title: { id: 'admin.line-calendar.title', defaultMessage: 'Calendar' },
  about: {
    id: 'admin.line-calendar.about',
    defaultMessage:
      'On which days which times run as the route is saved, and how many seats are sold. Choose days to close their departures: the first one, then the last one.',
  },
  keys: {
    id: 'admin.line-calendar.keys',
    defaultMessage:
      'Arrows lead from day to day, Page Up and Page Down from month to month; Enter chooses the first day and the last one, or Shift with the arrows all between.',
  },
  earlier: { id: 'admin.line-calendar.earlier', defaultMessage: 'Earlier month' },
  later: { id: 'admin.line-calendar.later', defaultMessage: 'Later month' },
  failed: { id: 'admin.line-calendar.failed', defaultMessage: 'The calendar could not be loaded.' },
  lastDay: {
    id: 'admin.line-calendar.last-day',
    defaultMessage: 'For several days, choose the last one now.',
  },
  none: { id: 'admin.line-calendar.none', defaultMessage: 'Nothing leaves on these days.' },
  nothing: { id: 'admin.line-calendar.nothing', defaultMessage: 'nothing leaves' },
  day: { id: 'admin.line-calendar.day', defaultMessage: '{day}: {times}' },
  soldAt: {
    id: 'admin.line-calendar.sold-at',
    defaultMessage: '{time}, {count, plural, one {one seat sold} other {# seats sold}}',
  },
  closedAt: { id: 'admin.line-calendar.closed-at', defaultMessage: '{time}, closed' },
  keptAt: {
    id: 'admin.line-calendar.kept-at',
    defaultMessage: '{time}, sold no longer, {count, plural, one {one seat sold before} other {# seats sold before}}',
  },
  closed: { id: 'admin.line-calendar.closed', defaultMessage: 'closed' },
  chosen: {
    id: 'admin.line-calendar.chosen',
    defaultMessage: '{count, plural, one {{first}} other {{first} – {last}}}',
  },
  told: {
    id: 'admin.line-calendar.told',
    defaultMessage:
      '{time}: {departures, plural, one {one departure} other {# departures}}, {seats, plural, =0 {nothing sold} one {one seat sold} other {# seats sold}}',
  },
  close: { id: 'admin.line-calendar.close', defaultMessage: 'Close {time} …' },
  open: { id: 'admin.line-calendar.open', defaultMessage: 'Open {time} again …' },
});
