import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { graphCache } from '@naga/app-kit/graph-cache.js';
import { act, render } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import { Observable } from 'rxjs';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { GraphQLError } from 'graphql';
import { badInput } from './show-screen.js';
import { FilesArea } from '../src/features/list/files/FilesArea.js';
import { useListAddress } from '../src/features/list/list-address.js';
import type { ListAnswer } from '../src/features/list/list-answer.js';
import { ListScreen, type ListScreenProps } from '../src/features/list/ListScreen.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

export interface Stop {
  id: string;
  name: string;
  city: string;
}
export const STOPS: Stop[] = [
  { id: '1', name: 'Sorya station', city: 'Phnom Penh' },
  { id: '2', name: 'Night market', city: 'Siem Reap' },
];
const parsers = {
  text: parseAsString.withDefault(''),
  kind: parseAsStringLiteral(['STATION', 'KERB']),
  sort: parseAsString.withDefault('NAME'),
};
const EMPTY = {
  title: { id: 'none', defaultMessage: 'Add the first stop' },
  text: { id: 'none-text', defaultMessage: 'Where vehicles halt.' },
};
type State = ReturnType<typeof useListAddress<typeof parsers>>['state'];

export const READY: ListAnswer<Stop> = { list: { total: 2, rows: STOPS }, state: 'ready', retry: () => undefined };

function Stops(props: Partial<ListScreenProps<State, Stop>>) {
  const address = useListAddress(parsers);
  return (
    <ListScreen
      id="stops"
      title="Stops"
      address={address}
      answer={READY}
      rowId={({ id }) => id}
      openAt={({ id }) => `/stops/${id}`}
      columns={[
        { key: 'name', title: 'Name', text: ({ name }) => name, orders: ['NAME', 'NAME_BACK'] },
        { key: 'city', title: 'City', text: ({ city }) => city },
        { key: 'code', title: 'Code', text: ({ id }) => `S${id}`, hidden: true },
        { key: 'place', title: 'Place', text: ({ id }) => `place ${id}`, optional: true },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: 'Search' },
        {
          kind: 'choice',
          name: 'kind',
          label: 'Kind',
          options: [
            { value: 'STATION', label: 'Station' },
            { value: 'KERB', label: 'Kerb' },
          ],
        },
      ]}
      views={[
        { id: 'all', label: 'All', filters: {} },
        { id: 'stations', label: 'Stations', filters: { kind: 'STATION' } },
      ]}
      empty={EMPTY}
      {...props}
    />
  );
}

interface Kept {
  __typename: 'ListView';
  id: string;
  name: string;
  filters: object;
  isShared: boolean;
  isMine: boolean;
  by: string | null;
}
/** Views that the graph keeps, a colleague's among them where a test puts it there. */
export let kept: Kept[] = [];
let serial = 0;
export const keep = (name: string, filters: object, more: Partial<Kept> = {}): Kept => {
  const view = {
    __typename: 'ListView',
    id: `${++serial}`,
    name,
    filters,
    isShared: false,
    isMine: true,
    by: null,
  } as const;
  kept = [...kept, { ...view, ...more }];
  return kept.at(-1)!;
};

type Said = Kept & { list: string };
const ANSWERS: Readonly<Record<string, (said: Said) => Record<string, unknown>>> = {
  ListViews: () => ({ listViews: kept }),
  KeepListView: ({ name, filters }) => ({ keepListView: keep(name, filters) }),
  ChangeListView({ id, name, isShared }) {
    kept = kept.map((view) => (view.id === id ? { ...view, name, isShared } : view));
    return { changeListView: kept.find((view) => view.id === id) };
  },
  ForgetListView({ id }) {
    kept = kept.filter((view) => view.id !== id);
    return { forgetListView: { __typename: 'Done', done: true } };
  },
};

/** A graph that keeps views, and refuses a name twice. */
function clientOf(): ApolloClient {
  const link = new ApolloLink(({ operationName = '', variables }) => {
    const isTaken = operationName === 'KeepListView' && kept.some(({ name }) => name === variables['name']);
    const data = isTaken ? null : ANSWERS[operationName]!(variables as Said);
    return new Observable((observer) => {
      observer.next(isTaken ? { data, errors: [badInput({ path: 'name', code: 'TAKEN' }) as GraphQLError] } : { data });
      observer.complete();
    });
  });
  return new ApolloClient({ link, cache: graphCache() });
}

/** Addresses that were written. */
export const updates: UrlUpdateEvent[] = [];
/** The list as its address leaves it. */
export function show(props: Partial<ListScreenProps<State, Stop>> = {}, searchParams = '') {
  const router = createMemoryRouter([
    {
      element: (
        <MantineProvider>
          <LanguageProvider language="en" messages={{}}>
            <NoticeArea>
              <NuqsTestingAdapter
                searchParams={searchParams}
                hasMemory
                onUrlUpdate={(event) => void updates.push(event)}
                rateLimitFactor={0}
              >
                <ApolloProvider client={clientOf()}>
                  <main>
                    <FilesArea>
                      <Outlet />
                    </FilesArea>
                  </main>
                </ApolloProvider>
              </NuqsTestingAdapter>
            </NoticeArea>
          </LanguageProvider>
        </MantineProvider>
      ),
      children: [
        { path: '/', element: <Stops {...props} /> },
        { path: '/stops/:id', element: <h1>A stop</h1> },
      ],
    },
  ]);
  return render(<RouterProvider router={router} />);
}
/** The same once its kept views have come, too: nothing changes any more while somebody looks. */
export async function shown(...how: Parameters<typeof show>): Promise<ReturnType<typeof show>> {
  const view = show(...how);
  await act(async () => {});
  return view;
}
/** The search of the address that was written last. */
export const address = () => updates.at(-1)?.queryString;

/** Nothing is left for the next test. */
export function forget(): void {
  updates.length = 0;
  kept = [];
  localStorage.clear();
}
