import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@naga/kernel/language.js';
import { inLanguage, prefixIn } from './language.js';

let client: Promise<ApolloClient> | undefined;

/**
 * The session is over and cannot be renewed: the token is forgotten already, and one goes home, unless one signs in
 * just now (specification, section 8).
 */
export async function onSignedOut(): Promise<void> {
  const { afterSessionEnd } = await import('@naga/app-kit/error-catalogue.js');
  const { pathname } = window.location;
  const to = afterSessionEnd(pathname);
  if (to !== undefined) window.location.assign(prefixIn(pathname) === undefined ? to : inLanguage(to, lang()));
}

const lang = () => document.documentElement.lang as LanguageCode;

/**
 * Apollo Client for what pages do after their first paint: completing names, prices in the calendar, seat maps.
 * Loaded on first use; one for the document, since a change of language is a new document.
 */
export function browserClient(language: LanguageCode): Promise<ApolloClient> {
  client ??= import('@naga/app-kit/apollo.js').then(({ makeClient }) =>
    makeClient({ language, onSignedOut: () => void onSignedOut() }),
  );
  return client;
}
