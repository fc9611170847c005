import { useNotices } from '@naga/app-kit/NoticeArea';
import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { clockOf, dayOf } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import type { TicketCard_TicketFragment } from './ticket-card.generated.js';
import { words } from './ticket-words.js';

export interface TicketActionsProps {
  ticket: TicketCard_TicketFragment;
  /** Where the page knows it; else the booking is found by what the ticket says. */
  bookingId?: string;
}

/** What one can do with a ticket: keep it, on paper or in a wallet, be reminded of it, send it on, change the plan. */
export function TicketActions({ ticket, bookingId }: TicketActionsProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const { baseUrl, language } = useSite();
  const to = useLocalPath();
  const { leg, pnr, contactEmail } = ticket;
  const named = new URLSearchParams({ reference: pnr, contact: contactEmail ?? '' });
  const share = async () => {
    const url = baseUrl + ticket.url;
    const text = intl.formatMessage(words.shareText, {
      from: leg.fromLocationName[language] ?? leg.fromLocationName.en,
      to: leg.toLocationName[language] ?? leg.toLocationName.en,
      time: `${formatDate(dayOf(leg.departureTime), language)} ${clockOf(leg.departureTime)}`,
    });
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: text, text, url });
      else {
        await navigator.clipboard.writeText(url);
        notify(intl.formatMessage(words.shared));
      }
    } catch (error) {
      // Closing the system's sheet is no failure; elsewhere the address itself can be copied.
      if ((error as Error).name !== 'AbortError') window.prompt(intl.formatMessage(words.share), url);
    }
  };
  return (
    <>
      <Button as="a" variant="quiet" size="small" pill href={ticket.pdfUrl} download>
        {intl.formatMessage(words.pdf)}
      </Button>
      <Button as="a" variant="quiet" size="small" pill href={ticket.calendarUrl}>
        {intl.formatMessage(words.calendar)}
      </Button>
      {ticket.appleWalletUrl !== null && (
        <Button as="a" variant="quiet" size="small" pill href={ticket.appleWalletUrl}>
          {intl.formatMessage(words.appleWallet)}
        </Button>
      )}
      {ticket.googleWalletPasses.map(({ partId, seatNumber: seat, url }, _, all) => (
        <Button key={partId} as="a" variant="quiet" size="small" pill href={url} rel="noreferrer">
          {all.length === 1
            ? intl.formatMessage(words.googleWallet)
            : intl.formatMessage(words.googleWalletOf, { seat })}
        </Button>
      ))}
      <Button variant="quiet" size="small" pill onClick={() => void share()}>
        {intl.formatMessage(words.share)}
      </Button>
      <Button
        as={Link}
        variant="quiet"
        size="small"
        pill
        to={to(bookingId === undefined ? `/view-booking-detail?${named}` : `/view-booking-detail/${bookingId}`)}
      >
        {intl.formatMessage(words.change)}
      </Button>
    </>
  );
}
