import { TicketTerms } from '@naga/booking-flow/terms/TicketTerms';
import { isLanguage } from '@naga/kernel/language.js';
import { Card } from '@naga/ui/Card';
import { useIntl } from 'react-intl';
import classes from './BoardingPlace.module.css';
import type { TicketCard_TicketFragment } from './ticket-card.generated.js';
import { words } from './ticket-words.js';

/** What the ticket was sold under; nothing where nothing was said. */
export function TermsOfTicket({ ticket: { leg } }: { ticket: TicketCard_TicketFragment }) {
  const intl = useIntl();
  if (leg.terms.length === 0) return null;
  return (
    <Card as="section" kind="panel" className={classes.terms}>
      <h2 className={classes.title}>{intl.formatMessage(words.terms)}</h2>
      <TicketTerms rides={[leg]} language={isLanguage(intl.locale) ? intl.locale : 'en'} />
    </Card>
  );
}
