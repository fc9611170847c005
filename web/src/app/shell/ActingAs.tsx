import { ApolloProvider } from '@apollo/client/react';
import { makeClient } from '@naga/app-kit/apollo.js';
import { ImpersonationBar } from '@naga/app-kit/ImpersonationBar';
import type { LanguageCode } from '@naga/kernel/language.js';
import { useState } from 'react';

export interface ActingAsProps {
  name: string;
  by: string;
  language: LanguageCode;
}

/** On the site too one sees that one acts as somebody else. The way back is a new document: all of it is another one's. */
export function ActingAs({ name, by, language }: ActingAsProps) {
  const [client] = useState(() => makeClient({ language }));
  return (
    <ApolloProvider client={client}>
      <ImpersonationBar name={name} by={by} onEnded={(landing) => window.location.assign(landing ?? '/auth/login')} />
    </ApolloProvider>
  );
}
