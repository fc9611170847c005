import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { makeClient } from '@naga/app-kit/apollo.js';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { MoneyTextProvider } from '@naga/ui/money-text.js';
import { theme, themeVariables } from '@naga/ui/theme.js';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { asMoney } from '../session/as-money.js';
import { LanguageChoice, useLanguageChoice } from '../session/LanguageChoice.js';
import { OwnTimeTip } from '../session/time/OwnTimeTip.js';
import { loadCatalogue } from './catalogues.js';
import { Waiting } from './Waiting.js';

function Graph({ children }: { children: ReactNode }) {
  const { language } = useLanguageChoice();
  const navigate = useNavigate();
  const client = useMemo(() => {
    const onSignedOut = () => void navigate(`/login?redirectPath=${encodeURIComponent(location.pathname)}`);
    return makeClient({ language, channel: 'admin', onSignedOut });
  }, [language, navigate]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Everything a screen of the back office stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => globalThis.document?.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''}
    >
      <LanguageChoice load={loadCatalogue} waiting={<Waiting />}>
        <NoticeArea>
          <MoneyTextProvider value={asMoney}>
            <NuqsAdapter>
              <Graph>{children}</Graph>
            </NuqsAdapter>
          </MoneyTextProvider>
          <OwnTimeTip />
        </NoticeArea>
      </LanguageChoice>
    </MantineProvider>
  );
}
