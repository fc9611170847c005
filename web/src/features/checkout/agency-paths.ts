import { type Party, partyQuery } from '@naga/booking-flow/passengers/party.js';
import { resultsPath, type Search } from '../../session/search.js';
import { searchOf } from './paths.js';

/** Departures to sell (specification, section 2). All paths here are without language prefix. */
export const agencySearchPath = (search: Search): string =>
  `/agency${resultsPath({ ...search, transport: undefined })}`;

/** Departures like those of a booking, to be sold again. */
export function agencySearchPathOf(booking: Parameters<typeof searchOf>[0]): string {
  const search = searchOf(booking);
  return search === undefined ? '/agency/search' : agencySearchPath(search);
}

export interface JourneysToSell extends Party {
  onward: string;
  back?: string | undefined;
}

/** The desk that sells journeys. */
export function sellPath({ onward, back, ...party }: JourneysToSell): string {
  const query = new URLSearchParams({ journey: onward, ...(back !== undefined && { return: back }) });
  return `/booking?${query}&${partyQuery(party)}`;
}

/** Where a sale that is held is paid. */
export const agencyPayPath = (bookingId: string): string => `/booking/${bookingId}`;
export const agencyBookingPath = (bookingId: string): string => `/agency/bookings/${bookingId}`;
export const agencyChangePath = (bookingId: string): string => `${agencyBookingPath(bookingId)}/change`;
export const agencyReceiptPath = (bookingId: string): string => `${agencyBookingPath(bookingId)}/receipt`;
