import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { editorWords } from './editor-words.js';
import { soldWords } from './sold-words.js';

export interface SoldDeparture {
  routeScheduleId: string;
  date: string;
  /** 'HH:mm' */
  departureTime: string;
  seats: number;
  bookings: number;
  /** What is sold in its place that day; left out while nothing is saved. */
  instead?: { routeScheduleId: string; departureTime: string } | null;
}

const told = (operator: string, schedule: string, date: string): string =>
  new URLSearchParams({ operator, schedule, date }).toString();

export interface SoldDeparturesProps {
  label: string;
  rows: readonly SoldDeparture[];
  /** Whose they are, once the change is saved: these travellers can be told something. */
  operatorId?: string;
}

/** Departures that people have seats on: when, how many, and the ways to who they are, to moving and to telling them. */
export function SoldDepartures({ label, rows, operatorId }: SoldDeparturesProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const timeOf = ({ departureTime: before, instead }: SoldDeparture): string =>
    instead === undefined
      ? before
      : say(soldWords.instead, { before, after: instead?.departureTime ?? say(soldWords.nothingInstead) });
  return (
    <DataTable<SoldDeparture>
      label={label}
      rows={rows}
      rowId={({ routeScheduleId, date }) => `${routeScheduleId}@${date}`}
      columns={[
        {
          key: 'day',
          title: say(editorWords.day),
          render: ({ date }) =>
            intl.formatDate(`${date}T00:00:00Z`, {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              timeZone: 'UTC',
            }),
          noWrap: true,
        },
        { key: 'time', title: say(editorWords.time), render: timeOf },
        { key: 'bookings', title: say(soldWords.bookings), render: ({ bookings }) => bookings, align: 'right' },
        { key: 'seats', title: say(soldWords.seats), render: ({ seats }) => seats, align: 'right' },
        {
          key: 'who',
          title: say(soldWords.who),
          render: ({ routeScheduleId, date, instead }) => {
            const path = `/departures/${routeScheduleId}/${date}`;
            return (
              <>
                <Link to={path}>
                  <FormattedMessage {...soldWords.passengers} />
                </Link>
                {' · '}
                <Link to={`${path}/move${instead ? `?to=${instead.routeScheduleId}` : ''}`}>
                  <FormattedMessage {...soldWords.move} />
                </Link>
                {operatorId !== undefined && (
                  <PermissionGate permission="notification.send" otherwise={null}>
                    {' · '}
                    <Link to={`/notifications/send?${told(operatorId, routeScheduleId, date)}`}>
                      <FormattedMessage {...soldWords.notify} />
                    </Link>
                  </PermissionGate>
                )}
              </>
            );
          },
        },
      ]}
    />
  );
}

/** How many there are beside those that are told one by one. */
export function MoreDepartures({ departures, told }: { departures: number; told: number }) {
  if (departures <= told) return null;
  return (
    <p>
      <FormattedMessage {...soldWords.more} values={{ count: departures - told }} />
    </p>
  );
}
