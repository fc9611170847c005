import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';
import '@naga/ui/fonts.css';
import '@naga/ui/tokens.css';
import './app/back-office.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Providers } from './app/Providers.js';
import { Waiting } from './app/Waiting.js';

export const meta = () => [{ title: 'Naga' }, { name: 'robots', content: 'noindex' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <ColorSchemeScript defaultColorScheme="auto" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function HydrateFallback() {
  return <Waiting />;
}

export { PageError as ErrorBoundary } from './app/PageError.js';
