import type { RouterContextProvider } from 'react-router';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cookieOf } from '@naga/kernel/cookie.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { readCookies, setCookie } from './cookies.js';
import { ask, type AskOptions } from './graph.js';

/** A guest's bookings stay open on this device as long as a language does. */
const KEPT_SECONDS = 30 * 86_400;
const LAST_HOLD = 'hold';

const OPENS = 'booking-';

const nameOf = (bookingId: string) => `${OPENS}${bookingId}`;
export const isBookingId = (text: string | undefined): text is string => text !== undefined && isRowId(text);

/** The token that opens this booking (header X-Booking-Token), from a Cookie header; undefined when this device has none. */
export function bookingTokenIn(cookies: string, bookingId: string): string | undefined {
  return cookieOf(cookies, nameOf(bookingId)) || undefined;
}

/** Bookings this device may open, those it was given last first; a few, for each is asked for. */
export const openedIn = (cookies: string): string[] =>
  Object.keys(readCookies(cookies))
    .flatMap((name) =>
      name.startsWith(OPENS) && isBookingId(name.slice(OPENS.length)) ? [name.slice(OPENS.length)] : [],
    )
    .sort((a, b) => Number(b) - Number(a))
    .slice(0, 5);

/** The booking this device held last: another tab and the way back find it. */
export function lastHoldIn(cookies: string): string | undefined {
  const id = readCookies(cookies)[LAST_HOLD];
  return isBookingId(id) ? id : undefined;
}

/**
 * Cookie lines that open a booking on this device and remember it as the last one held.
 * @param site where they are set: its address says whether by https
 */
export const holdCookies = (bookingId: string, token: string, site: string): string[] => [
  setCookie(nameOf(bookingId), encodeURIComponent(token), KEPT_SECONDS, site.startsWith('https:')),
  setCookie(LAST_HOLD, bookingId, KEPT_SECONDS),
];

/** The same in the browser. */
export function rememberHold(bookingId: string, token: string): void {
  for (const line of holdCookies(bookingId, token, location.href)) document.cookie = line;
}

/** The booking this device held last is nobody's any more; its token stays, for its page does. */
export const forgetHold = (): void => {
  document.cookie = setCookie(LAST_HOLD, '', 0);
};

/** Runs a document with the token of one booking, if this device has it. */
export function askAbout<Result, Variables extends Record<string, unknown>>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  bookingId: string,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  options: AskOptions = {},
): Promise<Result> {
  const token = bookingTokenIn(request.headers.get('cookie') ?? '', bookingId);
  return ask(context, document, variables, {
    ...options,
    headers: { ...options.headers, ...(token !== undefined && { 'x-booking-token': token }) },
  });
}
