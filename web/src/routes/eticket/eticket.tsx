import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { data, Link } from 'react-router';
import { TermsOfTicket } from '../../features/ticket/TermsOfTicket.js';
import { BoardingPlace } from '../../features/ticket/BoardingPlace.js';
import { TicketActions } from '../../features/ticket/TicketActions.js';
import { TicketCard } from '../../features/ticket/TicketCard.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/eticket';
import classes from './eticket.module.css';
import { words } from './eticket-words.js';
import { EticketDocument } from './eticket.generated.js';
import { keepForTheRoad } from './keep-for-the-road.js';
import { useWakeLock } from './use-wake-lock.js';

/** With an e-mail on the booking both must match; which part did not is nobody's business (rules, section 1). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ticket } = await ask(context, EticketDocument, { id: params.ticketId, email: params.email ?? null });
  return data({ ticket }, { status: ticket === null ? 404 : 200 });
}

export default function Eticket({ loaderData: { ticket } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const known = ticket !== null;
  useEffect(() => {
    if (known) void keepForTheRoad();
  }, [known]);
  useWakeLock(ticket !== null && !ticket.revoked);
  if (ticket === null) {
    const title = intl.formatMessage(words.unknown);
    return (
      <div className={classes.page}>
        <PageHead title={title} hidden />
        <EmptyState
          level={1}
          title={title}
          actions={
            <>
              <Button as={Link} to={to('/view-booking-detail')}>
                {intl.formatMessage(words.find)}
              </Button>
              <Button as={Link} variant="quiet" to={to('/contact')}>
                {intl.formatMessage(words.contact)}
              </Button>
            </>
          }
        >
          <p>{intl.formatMessage(words.unknownText)}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHead title={intl.formatMessage(words.title, { pnr: ticket.pnr })} hidden />
      <TicketCard ticket={ticket} level={1} actions={<TicketActions ticket={ticket} />} />
      <div className={classes.beside}>
        <BoardingPlace ticket={ticket} />
        <TermsOfTicket ticket={ticket} />
      </div>
    </div>
  );
}
