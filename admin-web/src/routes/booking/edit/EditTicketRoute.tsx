import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { AnotherOperator } from '../../../features/ride-rights/AnotherOperator.js';
import { mayNameSome } from '../../../features/ride-rights/ride-rights.js';
import { changeTicketAt, type TicketChange } from '../changes/change-path.js';
import { nameOfPart } from '../changes/name-of-part.js';
import { STAFF_SCOPES } from '../changes/staff-scopes.js';
import { words as changeWords } from '../changes/words.js';
import { words as bookingWords } from '../words.js';
import { useTicketToEditQuery, type TicketToEditQuery } from './edit.generated.js';
import { words } from './words.js';

const unknown = { ...bookingWords, unknown: bookingWords.ticketUnknown, unknownText: bookingWords.ticketUnknownText };

/** What can be changed of one ticket, with what stands there now; each part has a page of its own. */
export default function EditTicketRoute() {
  const { ticketId = '' } = useParams();
  const back = { to: `/tickets/${ticketId}`, label: <FormattedMessage {...changeWords.backToTicket} /> };
  return (
    <RecordGate permission="booking.edit" scopes={STAFF_SCOPES} back={back}>
      <EditTicket key={ticketId} ticketId={ticketId} />
    </RecordGate>
  );
}

function EditTicket({ ticketId }: { ticketId: string }) {
  const result = useTicketToEditQuery({ variables: { ticketId }, fetchPolicy: 'cache-and-network' });
  const pick = ({ bookingOfTicket: booking }: TicketToEditQuery) => {
    const ticket = booking?.tickets.find(({ id, revoked }) => id === ticketId && !revoked);
    const leg = booking?.legs.find(({ id }) => id === ticket?.leg.id);
    return booking && leg && { booking, leg };
  };
  return (
    <Loaded result={result} pick={pick} words={unknown}>
      {({ booking, leg, leg: { parts } }) => (
        <div className="back-office__stack">
          <Toolbar
            title={<FormattedMessage {...words.ticketTitle} values={{ pnr: booking.pnr }} />}
            sub={<FormattedMessage {...words.ticketAbout} />}
          />
          {(
            [
              ['passenger', words.passengers, parts.map(nameOfPart).join(', ')],
              ['change-seats', words.seats, parts.map(({ seatNumber }) => seatNumber).join(', ')],
              ['change-operator-ticket-code', words.codes, parts.map(({ ticketCode }) => ticketCode ?? '–').join(', ')],
              ['comment', words.comments, <FormattedMessage key="comments" {...words.commentsAbout} />],
            ] as const
          ).map(([change, title, now]) => (
            <Card key={change} as="section" kind="panel">
              <h2>
                <FormattedMessage {...title} />
              </h2>
              <p>{now}</p>
              {change === 'passenger' && !mayNameSome(leg, booking.legs) ? (
                <AnotherOperator of="name" />
              ) : (
                <div className="back-office__actions">
                  <Button as={Link} to={changeTicketAt('tickets', change, booking.id, ticketId)} variant="quiet">
                    <FormattedMessage {...CHANGES[change]} />
                  </Button>
                </div>
              )}
            </Card>
          ))}
        </div>
      )}
    </Loaded>
  );
}

const CHANGES: Readonly<Record<TicketChange, typeof changeWords.editPassengers>> = {
  passenger: changeWords.editPassengers,
  'change-seats': changeWords.changeSeats,
  'change-operator-ticket-code': changeWords.changeCode,
  comment: changeWords.writeComment,
};
