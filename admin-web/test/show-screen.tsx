import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { graphCache } from '@naga/app-kit/graph-cache.js';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { GrantsProvider } from '@naga/app-kit/PermissionGate';
import { MoneyTextProvider } from '@naga/ui/money-text.js';
import { configure, render } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { Observable } from 'rxjs';
import { FilesArea } from '../src/features/list/files/FilesArea.js';
import { LeftListsArea } from '../src/session/left-lists.js';
import { TouchedArea } from '../src/records/touched/TouchedArea.js';
import { asMoney } from '../src/session/as-money.js';
import { type Me, MeProvider } from '../src/session/me.js';

// Whole screens on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown> | Error;
/** Operation name → its data, perhaps later; an Error is what the graph answers instead. */
export type Answers = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

/** BAD_USER_INPUT as the graph says it. */
export const badInput = (...fields: { path: string; code: string }[]): Error =>
  new GraphQLError('no', { extensions: { code: 'BAD_USER_INPUT', fields } });

export const refused = (code: string, facts: Variables = {}) => ({ __typename: 'Refused', code, facts });

/** What lists ask beside their rows, and what the map of a place asks of what is around. */
const BESIDE: Readonly<Record<string, Variables>> = {
  ListViews: { listViews: [] },
  PlacesOnMap: { placesOnMap: { __typename: 'PlacesOnMap', locations: [], stops: [] } },
};
/** What a list is told that asks for its sums: a column, how much, and of money its currency. */
export const sumsOf = (...sums: [column: string, amount: number, currency?: string][]) => ({
  page: {
    __typename: 'Page',
    columnSums: sums.map(([column, amount, currency = null]) => ({
      __typename: 'ColumnSum',
      column,
      amount,
      currency,
    })),
  },
});

/** Lists with sums ask for them, and all of records for the change of many that goes on. */
function beside(name: string): Variables | undefined {
  if (name.endsWith('Sums')) return sumsOf();
  return name.endsWith('BulkReport') ? { report: null } : undefined;
}

/** What became of many records: of some ids nothing but done, unless it is told otherwise. */
export const bulkReport = (more: Variables = {}) => {
  const { done = [], failed = [] } = more as { done?: readonly string[]; failed?: readonly Variables[] };
  return {
    report: {
      __typename: 'BulkReport',
      id: '70',
      state: 'DONE',
      way: 'OFF',
      madeAt: new Date().toISOString(),
      total: done.length + failed.length,
      waiting: 0,
      doneCount: done.length,
      changedCount: done.length,
      undoneCount: 0,
      failedCount: failed.length,
      ...more,
      done,
      failed: failed.map((one) => ({ __typename: 'BulkFailure', name: 'Sample', facts: {}, ...one })),
    },
  };
};

/** Somebody with these permissions. */
export const someone = (grants: Record<string, string>, more: Partial<Me> = {}): Me => ({
  __typename: 'Me',
  id: '1',
  firstName: 'Sophea',
  lastName: 'Chan',
  roleId: 1,
  roleName: 'Platform admin',
  landing: '/admin',
  operatorId: null,
  branchId: null,
  agencyId: null,
  countryCode: null,
  impersonatedBy: null,
  mustChangePassword: false,
  shownAround: true,
  permissions: Object.entries(grants).map(([name, scope]) => ({
    __typename: 'Permission',
    name,
    scope,
    needsSecondPerson: false,
  })),
  ...more,
});

function Signed({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <MeProvider value={me}>
      <GrantsProvider permissions={me.permissions}>{children}</GrantsProvider>
    </MeProvider>
  );
}

/** A screen as the back office shows it, with a graph that answers what it is told; `asked` is what it was asked. */
export function showScreen(routes: RouteObject[], at: string, me: Me, answers: Answers) {
  const asked: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    asked.push({ name, variables });
    const answer = answers[name]?.(variables) ?? BESIDE[name] ?? beside(name);
    if (answer === undefined) throw new Error(`nobody told what ${name} answers`);
    return new Observable((observer) => {
      const say = (said: Answer) => {
        observer.next(said instanceof GraphQLError ? { data: null, errors: [said] } : { data: said as Variables });
        observer.complete();
      };
      if (answer instanceof Promise) void answer.then(say);
      else say(answer);
    });
  });
  const client = new ApolloClient({
    link,
    cache: graphCache(),
  });
  const frame = {
    element: (
      <NuqsAdapter>
        <Signed me={me}>
          <main>
            <FilesArea>
              <LeftListsArea>
                <TouchedArea>
                  <Outlet />
                </TouchedArea>
              </LeftListsArea>
            </FilesArea>
          </main>
        </Signed>
      </NuqsAdapter>
    ),
    children: [...routes, { path: '*', element: <h1>Elsewhere</h1> }],
  };
  // Filters are read from the browser's own address.
  history.replaceState(null, '', at);
  const router = createMemoryRouter([frame], { initialEntries: [at] });
  const view = render(
    <MantineProvider>
      <LanguageProvider language="en" messages={{}}>
        <NoticeArea>
          <MoneyTextProvider value={asMoney}>
            <ApolloProvider client={client}>
              <RouterProvider router={router} />
            </ApolloProvider>
          </MoneyTextProvider>
        </NoticeArea>
      </LanguageProvider>
    </MantineProvider>,
  );
  return { ...view, router, asked, sent: (name: string) => asked.filter((one) => one.name === name).at(-1)?.variables };
}
