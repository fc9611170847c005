import { redirect } from 'react-router';
import { viewBookingPath } from '../../features/checkout/paths.js';
import { askAbout, holdCookies, openedIn } from '../../session/booking-token.js';
import { ask, AskedTooOften, InvalidFields } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/view-booking';
import { FindBookingDocument, OpenedReferenceDocument } from './view-booking.generated.js';

export interface FindAnswer {
  reference: string;
  contact: string;
  /** Undefined before anything was asked. */
  fault?: 'notFound' | 'noReference' | 'noContact' | 'tooOften';
  /** With tooOften. */
  retryAfterSeconds?: number;
}

/** What the link of a mail fills in: reference and contact; undefined for a link that says neither. */
export function linkedTo({ searchParams }: URL): FindAnswer | undefined {
  const [reference, contact] = [searchParams.get('reference') ?? '', searchParams.get('contact') ?? ''];
  return reference === '' && contact === '' ? undefined : { reference, contact };
}

/** 'kx7 4qp' → 'KX74QP': as it is printed, with a gap in the middle, it must work too. */
export const plainReference = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** The booking with this reference, where this device opens it already. */
export async function openedWith(
  asking: Pick<Route.LoaderArgs, 'context' | 'request'>,
  reference: string,
): Promise<string | undefined> {
  const wanted = plainReference(reference);
  const opened = openedIn(asking.request.headers.get('cookie') ?? '').map((id) =>
    askAbout(asking, id, OpenedReferenceDocument, { id }),
  );
  return (await Promise.all(opened)).find(({ booking }) => booking?.pnr === wanted)?.booking?.id;
}

/** Opens a booking by its reference and e-mail (or telephone) on this device. The answer never says which of them was wrong. */
export async function findBooking(
  { context, params }: Pick<Route.ActionArgs, 'context' | 'params'>,
  sent: FormData,
): Promise<FindAnswer | Response> {
  const reference = plainReference(String(sent.get('reference') ?? ''));
  const contact = String(sent.get('contact') ?? '').trim();
  const wrong = (fault: NonNullable<FindAnswer['fault']>) => ({ reference, contact, fault });
  if (reference === '') return wrong('noReference');
  if (contact === '') return wrong('noContact');
  try {
    const variables = { pnr: reference, email: contact };
    const { bookingByReference: found } = await ask(context, FindBookingDocument, variables, { isForm: true });
    if (found === null) return wrong('notFound');
    const headers = new Headers();
    // Opened, not held: it must not become "the last hold" of this device.
    const [open] = holdCookies(found.booking.id, found.accessToken, context.get(visitContext).baseUrl);
    headers.append('Set-Cookie', open!);
    return redirect(localPath(params, viewBookingPath(found.booking.id)), { headers });
  } catch (error) {
    if (error instanceof InvalidFields) return wrong('notFound');
    if (error instanceof AskedTooOften) return { ...wrong('tooOften'), retryAfterSeconds: error.retryAfterSeconds };
    throw error;
  }
}
