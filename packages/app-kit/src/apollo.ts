import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import type { LanguageCode } from '@naga/kernel/language.js';
import { fetchWithSession } from './fetch-with-session.js';
import { graphCache } from './graph-cache.js';
import { onceEach } from './once-each.js';
import { persistedOperations } from './persisted-operations.js';

export interface ClientFacts {
  language: LanguageCode;
  /** Through which door its calls come (header X-Channel): the audit and bookings keep it. The website's unless told. */
  channel?: 'admin';
  /** Opens one booking of a guest (header X-Booking-Token); asked before every operation. */
  bookingToken?: () => string | undefined;
  /** The session is over: the token is already forgotten, the app decides where to go. */
  onSignedOut?: () => void;
  uri?: string;
}

/** A client for a browser. Import this module dynamically: it is heavy, and no page needs it for its first paint. */
export function makeClient({
  language,
  channel,
  bookingToken,
  onSignedOut,
  uri = '/graphql',
}: ClientFacts): ApolloClient {
  const fetch = fetchWithSession({
    uri,
    headers: () => ({
      'accept-language': language,
      ...(channel !== undefined && { 'x-channel': channel }),
      ...(bookingToken?.() !== undefined && { 'x-booking-token': bookingToken()! }),
    }),
    onSignedOut: onSignedOut ?? (() => undefined),
  });
  return new ApolloClient({
    link: ApolloLink.from([...onceEach(), ...persistedOperations(), new HttpLink({ uri, fetch })]),
    cache: graphCache(),
  });
}
