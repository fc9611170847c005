import { redirect } from 'react-router';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/eticket-link-partner';

/** Where a partner's link leads: to the ticket that it names as the API does, else to where one finds a booking. */
export function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const asked = [searchParams.get('ticket_id'), searchParams.get('email')].map((part) => part?.trim() ?? '');
  const [ticket, email] = asked.map(encodeURIComponent);
  if (ticket === '') throw redirect(localPath(params, '/view-booking-detail'));
  throw redirect(localPath(params, `/eticket/${ticket}${email === '' ? '' : `/${email}`}`));
}

/** Never shown; with it the address is a page, so that a refusal is one, too. */
export default function EticketLinkPartner(): null {
  return null;
}
