import type { IntlShape } from 'react-intl';
import { localStamp } from '../../session/time/local-stamp.js';
import { roleTitle } from '../../session/role-words.js';
import type { FindAgenciesQuery, FindPeopleQuery, FindSalesQuery } from './find.generated.js';
import { GROUPS, type Place } from './palette-item.js';

const line = (...facts: (string | null)[]): string => facts.filter(Boolean).join(' · ');

interface Ride {
  fromName: string;
  toName: string;
  departureTime: string;
}
const rideOf = ({ fromName, toName, departureTime }: Ride): string =>
  `${fromName} → ${toName}, ${localStamp(departureTime)}`;

export const foundSales = ({ bookings, tickets }: FindSalesQuery): Place[] => [
  ...bookings.rows.map((row): Place => {
    const detail = line(row.passengerName, row.contactPhone, rideOf(row));
    return { id: `booking-${row.id}`, group: GROUPS.bookings, title: row.pnr, detail, to: `/bookings/${row.id}` };
  }),
  ...tickets.rows.map((row): Place => {
    const { id, ticketId, ticketCode, bookingId, pnr, seatNumber, passengerName } = row;
    return {
      id: `ticket-${id}`,
      group: GROUPS.tickets,
      title: ticketCode ?? `${pnr} ${seatNumber}`,
      detail: line(passengerName, ticketCode === null ? null : `${pnr} ${seatNumber}`, rideOf(row)),
      to: ticketId === null ? `/bookings/${bookingId}` : `/tickets/${ticketId}`,
    };
  }),
];

/** `base`: where people stand for who looks. */
export const foundPeople = (intl: IntlShape, { users }: FindPeopleQuery, base: string): Place[] =>
  users.rows.map((row) => ({
    id: `person-${row.id}`,
    group: GROUPS.people,
    title: `${row.firstName} ${row.lastName}`,
    detail: line(roleTitle(intl, row), row.email, row.phoneNumber),
    to: `${base}/${row.id}`,
  }));

export const foundAgencies = ({ agencies }: FindAgenciesQuery): Place[] =>
  agencies.rows.map(({ id, name, contactPhone }) => ({
    id: `agency-${id}`,
    group: GROUPS.agencies,
    title: name,
    detail: line(contactPhone),
    to: `/agencies/${id}`,
  }));
