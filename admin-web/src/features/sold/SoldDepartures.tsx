import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { dayText } from '../../session/time/day-text.js';
import { localName, type LocalNames } from '../../session/local-name.js';
import classes from './SoldDepartures.module.css';
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
  /** Whose it is, once the change is saved: its travellers can be told something. */
  operatorId?: string;
  /** Left out where all are of one line. */
  lineNames?: LocalNames;
  /** Of the seats that are touched, where not all are. */
  seatNumbers?: readonly string[];
}

const told = (operator: string, schedule: string, date: string): string =>
  new URLSearchParams({ operator, schedule, date }).toString();

export interface SoldDeparturesProps {
  label: string;
  rows: readonly SoldDeparture[];
  /** How many there are, where these are the first of them. */
  departures?: number;
  /** False: whoever is told something is told it otherwise. */
  notify?: boolean;
}

/** Departures that people have seats on: when, how many, and the ways to who they are, to moving and to telling them. */
export function SoldDepartures({ label, rows, departures = rows.length, notify = true }: SoldDeparturesProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const timeOf = ({ departureTime: before, instead }: SoldDeparture): string =>
    instead === undefined
      ? before
      : say(soldWords.instead, { before, after: instead?.departureTime ?? say(soldWords.nothingInstead) });
  return (
    <>
      <DataTable<SoldDeparture>
        label={label}
        folds
        rows={rows}
        rowId={({ routeScheduleId, date }) => `${routeScheduleId}@${date}`}
        columns={[
          {
            key: 'day',
            title: say(soldWords.day),
            // Which line it is is seen on a telephone, too, where columns are not.
            render: ({ date, lineNames }) => (
              <>
                <span className={classes.day}>{dayText(intl, date)}</span>
                {lineNames && <span className={classes.line}>{localName(intl.locale, lineNames)}</span>}
              </>
            ),
          },
          { key: 'time', title: say(soldWords.time), render: timeOf },
          { key: 'bookings', title: say(soldWords.bookings), render: ({ bookings }) => bookings, align: 'right' },
          {
            key: 'seats',
            title: say(soldWords.seats),
            render: ({ seats, seatNumbers }) => seatNumbers?.join(', ') ?? seats,
            align: 'right',
          },
          {
            key: 'who',
            action: true,
            title: say(soldWords.who),
            render: ({ routeScheduleId, date, instead, operatorId }) => {
              const path = `/departures/${routeScheduleId}/${date}`;
              return (
                <div className={classes.ways}>
                  <Link to={path}>
                    <FormattedMessage {...soldWords.passengers} />
                  </Link>
                  <Link to={`${path}/move${instead ? `?to=${instead.routeScheduleId}` : ''}`}>
                    <FormattedMessage {...soldWords.move} />
                  </Link>
                  {notify && operatorId !== undefined && (
                    <PermissionGate permission="notification.send" otherwise={null}>
                      <Link to={`/notifications/send?${told(operatorId, routeScheduleId, date)}`}>
                        <FormattedMessage {...soldWords.notify} />
                      </Link>
                    </PermissionGate>
                  )}
                </div>
              );
            },
          },
        ]}
      />
      {departures > rows.length && (
        <p>
          <FormattedMessage {...soldWords.more} values={{ count: departures - rows.length }} />
        </p>
      )}
    </>
  );
}
