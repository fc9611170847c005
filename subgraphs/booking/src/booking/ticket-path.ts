/** Path of a ticket's page, without language prefix: with an e-mail on the booking both must match (rules.md 1). */
export const ticketPath = (ticketId: string, email: string | null): string =>
  `/eticket/${ticketId}${email ? `/${encodeURIComponent(email)}` : ''}`;
