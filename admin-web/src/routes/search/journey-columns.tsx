import { formatDuration } from '@naga/ui/duration.js';
import { StatusPill } from '@naga/ui/StatusPill';
import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { asMoney } from '../../session/as-money.js';
import { plainMoney } from '../../features/money/money-columns.js';
import type { JourneyRow } from './journey-rows.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

const clock = (time: string | undefined): string => time?.slice(11, 16) ?? '';
const minor = (money: JourneyRow['local']): string => (money === undefined ? '' : plainMoney(money));

/** Whether it can be sold to so many passengers, and why not. */
function saleText(intl: IntlShape, { reason, freeSeats }: JourneyRow, passengers: number): string {
  if (reason !== undefined) return intl.formatMessage(whyClosedWords(reason) as { id: string });
  if (freeSeats === 0) return intl.formatMessage(words.soldOut);
  if (freeSeats !== undefined && freeSeats < passengers) return intl.formatMessage(words.tooFew);
  return intl.formatMessage(words.onSale);
}

export const journeyColumns = (intl: IntlShape, passengers: number): ListColumn<JourneyRow>[] => [
  {
    key: 'leaves',
    title: intl.formatMessage(words.leaves),
    text: ({ departureTime, from }) => `${departureTime.slice(0, 10)} ${clock(departureTime)} ${from}`.trim(),
    render: ({ departureTime, from }) => <Calling time={<LocalTime at={departureTime} clock />} stop={from} />,
    orders: ['DEPARTURE', 'DEPARTURE_BACK'],
  },
  {
    key: 'arrives',
    title: intl.formatMessage(words.arrives),
    text: ({ arrivalTime, to }) =>
      arrivalTime === undefined ? '' : `${arrivalTime.slice(0, 10)} ${clock(arrivalTime)} ${to}`.trim(),
    render: ({ arrivalTime, laterDays, to }) => (
      <Calling
        time={
          <>
            {arrivalTime !== undefined && <LocalTime at={arrivalTime} clock />}
            {laterDays > 0 && ` +${laterDays}`}
          </>
        }
        stop={to}
      />
    ),
  },
  {
    key: 'takes',
    title: intl.formatMessage(words.takes),
    text: ({ minutes, changes }) =>
      [
        minutes === undefined ? '' : formatDuration(intl, minutes),
        changes === 0 ? '' : intl.formatMessage(words.changes, { count: changes }),
      ]
        .filter(Boolean)
        .join(' · '),
    orders: ['DURATION', 'DURATION_BACK'],
  },
  { key: 'operator', title: intl.formatMessage(words.operator), text: ({ operators }) => operators.join(', ') },
  { key: 'vehicle', title: intl.formatMessage(words.vehicle), text: ({ vehicles }) => vehicles.join(', ') },
  {
    key: 'seats',
    title: intl.formatMessage(words.seats),
    text: ({ freeSeats }) => (freeSeats === undefined ? '' : String(freeSeats)),
    orders: ['SEATS', 'SEATS_BACK'],
    align: 'right',
  },
  {
    key: 'local',
    title: intl.formatMessage(words.local),
    text: ({ local }) => minor(local),
    render: ({ local }) => local && asMoney(local),
    orders: ['LOCAL', 'LOCAL_BACK'],
    align: 'right',
    noWrap: true,
  },
  {
    key: 'foreign',
    title: intl.formatMessage(words.foreign),
    text: ({ foreign }) => minor(foreign),
    render: ({ foreign }) => foreign && asMoney(foreign),
    orders: ['FOREIGN', 'FOREIGN_BACK'],
    align: 'right',
    noWrap: true,
  },
  {
    key: 'currency',
    title: intl.formatMessage(words.currency),
    text: ({ foreign }) => foreign?.currency ?? '',
    hidden: true,
  },
  {
    key: 'sale',
    title: intl.formatMessage(words.sale),
    text: (row) => saleText(intl, row, passengers),
    render: (row) => <Sale row={row} text={saleText(intl, row, passengers)} passengers={passengers} />,
  },
];

function Calling({ time, stop }: { time: ReactNode; stop: string }) {
  return (
    <>
      <strong>{time}</strong>
      {stop !== '' && <span className="journeys__stop">{stop}</span>}
    </>
  );
}

function Sale({ row: { reason, freeSeats }, text, passengers }: { row: JourneyRow; text: string; passengers: number }) {
  if (reason !== undefined) return <span className="journeys__reason">{text}</span>;
  const isShort = freeSeats !== undefined && freeSeats < passengers;
  return <StatusPill tone={freeSeats === 0 ? 'bad' : isShort ? 'warn' : 'good'}>{text}</StatusPill>;
}
