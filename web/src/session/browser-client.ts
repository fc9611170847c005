import type { ApolloClient } from '@apollo/client';
import { afterSessionEnd } from '@naga/app-kit/error-catalogue.js';
import type { LanguageCode } from '@naga/kernel/language.js';

let client: Promise<ApolloClient> | undefined;

/**
 * Apollo Client for what pages do after their first paint: completing names, prices in the calendar, seat maps.
 * Loaded on first use; one for the document, since a change of language is a new document.
 */
export function browserClient(language: LanguageCode): Promise<ApolloClient> {
  client ??= import('@naga/app-kit/apollo.js').then(({ makeClient }) => makeClient({ language }));
  return client;
}
