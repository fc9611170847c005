import type { LanguageCode } from '@naga/kernel/language.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render } from '@testing-library/react';
import { buildSchema, graphql } from 'graphql';
import { readFileSync } from 'node:fs';
import { createRoutesStub, Outlet, RouterContextProvider, useLocation } from 'react-router';
import { brandOf } from '../src/app/brands.js';
import { graphContext, type GraphClient, type GraphOperation } from '../src/session/graph.js';
import { visitContext } from '../src/session/visit.js';

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

/** What the graph was asked, in order. */
export type Asked = Pick<GraphOperation, 'operationName' | 'variables'>[];

/** The public schema with these answers behind it: it checks every document a page sends. */
export function graphOf(root: object, asked: Asked = []): GraphClient {
  return {
    async execute({ query, variables, operationName }) {
      asked.push({ operationName, variables });
      const answer = await graphql({
        schema,
        source: query,
        rootValue: root,
        variableValues: variables,
        operationName,
      });
      return JSON.parse(JSON.stringify(answer)) as Awaited<ReturnType<GraphClient['execute']>>;
    },
  };
}

interface Page {
  /** As in routes.ts, without the language. */
  path: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each route has types of its own
  module: { default: any; loader?: any; action?: any };
}

export interface StageOptions {
  at: string;
  graph: GraphClient;
  language?: LanguageCode;
  messages?: Record<string, string>;
}

/** The address as the browser shows it. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders routes with their real loaders on a market that stands at 20 November 2026. */
export function stage(pages: readonly Page[], { at, graph, language = 'en', messages = {} }: StageOptions) {
  const site = {
    ...{ language, reference: 'ref-1', baseUrl: 'https://naga.example', brand: brandOf('naga.example') },
    today: travelDate('2026-11-20'),
  };
  const context = new RouterContextProvider();
  context.set(graphContext, graph);
  context.set(visitContext, {
    ...site,
    ...{ headers: {}, now: Date.parse('2026-11-20T03:00:00Z'), nextAppUrl: undefined },
  });
  const Root = () => (
    <LanguageProvider language={language} messages={messages}>
      <main>
        <Outlet />
      </main>
      <Address />
    </LanguageProvider>
  );
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: Root,
        HydrateFallback: () => null,
        loader: () => ({ site }),
        children: pages.map(({ path, module }) => ({
          path: `:lang?/${path}`,
          Component: module.default,
          loader: module.loader,
          action: module.action,
          ErrorBoundary: ({ error }: { error: unknown }) => (
            <p role="alert">{String((error as { status?: number }).status ?? error)}</p>
          ),
        })),
      },
    ],
    context,
  );
  return render(<Stub initialEntries={[at]} />);
}
