/** What can be changed of one ticket, as its address says it. */
export type TicketChange = 'passenger' | 'change-seats' | 'change-operator-ticket-code' | 'comment';

/** The two lists that lead to a ticket; the screens are the same. */
export type TicketWorld = 'bookings' | 'tickets';

/** '/bookings/change-seats/7/5gk…' */
export const changeTicketAt = (world: TicketWorld, change: TicketChange, bookingId: string, ticketId: string): string =>
  `/${world}/${change}/${bookingId}/${ticketId}`;

/** Where one came from to a change: the booking's record, or the ticket's. */
export const backFromChange = (pathname: string, bookingId: string, ticketId: string): string =>
  pathname.startsWith('/tickets/') ? `/tickets/${ticketId}` : `/bookings/${bookingId}`;
