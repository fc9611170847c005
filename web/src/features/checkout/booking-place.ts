import { withoutPrefix } from '../../session/language.js';
import { agencyBookingPath, agencyPayPath } from './agency-paths.js';
import { paymentPath, viewBookingPath } from './paths.js';

/** Whether a page is the desk of who sold the booking; with or without language prefix. */
export const isAtDesk = (pathname: string): boolean => withoutPrefix(pathname).startsWith('/agency/');

/** The page of a booking on the side one is on: at the desk, or the traveller's own. Without language prefix. */
export const bookingPathFrom = (pathname: string, bookingId: string): string =>
  isAtDesk(pathname) ? agencyBookingPath(bookingId) : viewBookingPath(bookingId);

/** Where what it owes is paid, on the same side: at the desk from the balance. */
export const payPathFrom = (pathname: string, bookingId: string): string =>
  isAtDesk(pathname) ? agencyPayPath(bookingId) : paymentPath(bookingId);

/** Where it is changed, on the same side. */
export const changePathFrom = (pathname: string, bookingId: string): string =>
  `${bookingPathFrom(pathname, bookingId)}/change`;
