import { isBoughtUnused } from '@naga/kernel/part-state.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { JourneyLine } from '@naga/ui/JourneyLine';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { localName } from '../../session/local-name.js';
import type { BookingDetailQuery, Leg_OfBookingFragment } from './booking.generated.js';
import { addOnsText } from '../../features/booking-words/add-ons-text.js';
import { nationalityWords, partWords, passengerTypeWords } from '../../features/booking-words/state-words.js';
import { mayChange, mayNameSome } from '../../features/ride-rights/ride-rights.js';
import { FareMade } from './FareMade.js';
import { TicketActions } from './changes/TicketActions.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

type Booking = NonNullable<BookingDetailQuery['booking']>;
type Leg = Leg_OfBookingFragment;
type Part = Leg['parts'][number];

const MINUTE = 60_000;
const nameOf = ({ firstName, lastName, seatNumber }: Part) =>
  [firstName, lastName].filter(Boolean).join(' ') || seatNumber;

/** What was sold: each leg with its passengers, states and the way to each fare. */
export function Legs({ booking: { id, legs, tickets } }: { booking: Pick<Booking, 'id' | 'legs' | 'tickets'> }) {
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.journey} />
      </h2>
      {legs.map((leg) => {
        const ticket = tickets.find((each) => each.leg.id === leg.id && !each.revoked);
        const rights = { isOwn: mayChange(leg, 'booking.edit'), isNamed: mayNameSome(leg, legs) };
        const waits = ticket === undefined && leg.parts.some(({ state }) => isBoughtUnused(state));
        return (
          <LegCard key={leg.id} leg={leg}>
            {ticket && <TicketActions bookingId={id} ticketId={ticket.id} {...rights} />}
            {waits && <TicketActions bookingId={id} ticketId={leg.id} hasTicket={false} {...rights} />}
          </LegCard>
        );
      })}
    </section>
  );
}

/** One ride with its passengers, and what can be done with it. */
export function LegCard({ leg, children }: { leg: Leg; children?: ReactNode }) {
  const intl = useIntl();
  const place = (town: Leg['fromName'], stop: Leg['fromName']) =>
    [town, stop].map((name) => localName(intl.locale, name)).join(', ');
  const minutes = (Date.parse(leg.arrivalTime) - Date.parse(leg.departureTime)) / MINUTE;
  return (
    <Card kind="panel">
      <JourneyLine
        departure={{
          time: <LocalTime at={leg.departureTime} clock />,
          place: place(leg.fromLocationName, leg.fromName),
        }}
        arrival={{ time: <LocalTime at={leg.arrivalTime} clock />, place: place(leg.toLocationName, leg.toName) }}
        minutes={minutes}
      />
      <p>{[leg.departureTime.slice(0, 10), leg.operatorName, leg.vehicleName].join(' · ')}</p>
      <Pickup leg={leg} />
      <Parts leg={leg} />
      {children}
    </Card>
  );
}

/** Where and when the travellers asked to be fetched and set down: what of it they told. */
function Pickup({ leg }: { leg: Leg }) {
  const told = (['pickupAddress', 'pickupTime', 'pickupPhone', 'taxiDropOff'] as const).flatMap((field) => {
    const value = leg[field];
    return value == null ? [] : [{ id: field, term: <FormattedMessage {...words[field]} />, value }];
  });
  return told.length > 0 && <DefinitionList items={told} />;
}

function Parts({ leg }: { leg: Leg }) {
  const { parts, localCountryCode: country } = leg;
  const intl = useIntl();
  // Each ride has such a list: they are told apart by where it begins, and when.
  const label = [
    intl.formatMessage(words.passenger),
    localName(intl.locale, leg.fromLocationName),
    leg.departureTime.slice(0, 10),
  ].join(', ');
  const told = ({ passengerType, nationality, documentNumber, birthDate }: Part) =>
    [
      intl.formatMessage(passengerTypeWords[passengerType]),
      intl.formatMessage(nationalityWords[nationality], { country }),
      documentNumber,
      birthDate,
    ]
      .filter((one) => one != null)
      .join(' · ');
  return (
    <>
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={label}>
        <table className="back-office__table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...words.seat} />
              </th>
              <th scope="col">
                <FormattedMessage {...words.passenger} />
              </th>
              <th scope="col">
                <FormattedMessage {...words.state} />
                <small>
                  <FormattedMessage {...words.ticketCode} />
                </small>
              </th>
              <th scope="col" className="money">
                <FormattedMessage {...words.fare} />
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.id}>
                <td>
                  <strong>{part.seatNumber}</strong>
                </td>
                <td>
                  {nameOf(part)}
                  <small>{told(part)}</small>
                  {part.addOns.length > 0 && <small>{addOnsText(intl, part.addOns)}</small>}
                </td>
                <td>
                  {intl.formatMessage(partWords[part.state])}
                  {part.ticketCode !== null && <small>{part.ticketCode}</small>}
                </td>
                <td className="money">{asMoney(part.fare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parts.map((part) => (
        <Disclosure key={part.id} summary={intl.formatMessage(words.explain, { name: nameOf(part) })}>
          <FareMade part={part} />
        </Disclosure>
      ))}
    </>
  );
}
