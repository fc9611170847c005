import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import CacheLogRoute from './CacheLogRoute.js';
import ClearCachesRoute from './ClearCachesRoute.js';

const reload = {
  __typename: 'CacheReload',
  id: '7',
  at: '2026-11-20T02:00:00.000Z',
  cause: 'BY_HAND',
  tables: ['route'],
  process: 'web-1 4711',
  ms: 38,
  entries: 120,
  subjectEntries: 2,
  partRows: null,
  failure: null,
  askedBy: 'Sokha Chan',
  subject: 'OPERATOR',
  subjectId: '3',
  subjectName: 'Mekong Express',
};
const cleared = (more = {}) => ({ __typename: 'CacheCleared', processes: 1, reloads: [reload], ...more });
const log = { __typename: 'CacheReloadPage', total: 1, countedTo: 10_000, next: null, rows: [reload] };
const answers: Answers = {
  OperatorChoices: () => ({ operators: [{ __typename: 'Operator', id: '3', name: 'Mekong', countryCode: 'KH' }] }),
  ClearRouteCache: () => ({ clearRouteCache: cleared() }),
  ClearFareCache: () => ({ clearFareCache: cleared({ processes: 2 }) }),
  RouteCacheLog: () => ({ routeCacheLog: log }),
  ClearMessageCache: () => ({ clearMessageCache: cleared() }),
  MessageCacheLog: () => ({
    messageCacheLog: { ...log, rows: [{ ...reload, tables: ['message_text'], subject: null, subjectId: null }] },
  }),
  FareCacheLog: () => ({ fareCacheLog: { ...log, rows: [{ ...reload, failure: 'no such table' }] } }),
};
const ALL = { 'system.manage': 'all' };
const show = (at: string, grants: Record<string, string> = ALL) =>
  showScreen(
    [
      { path: 'cache/clear', Component: ClearCachesRoute },
      { path: 'route-cache-log', Component: CacheLogRoute },
    ],
    at,
    someone(grants),
    answers,
  );

test('an operator’s departures are read again, and each process says what came of it', async () => {
  const { sent, container } = show('/cache/clear');
  await userEvent.selectOptions(await screen.findByLabelText(/What it is about/), 'OPERATOR');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the route cache' }));
  expect(sent('ClearRouteCache')).toBeUndefined();
  await userEvent.selectOptions(screen.getByLabelText(/^Operator/), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the route cache' }));
  expect(await screen.findByText('The one process has read it again.')).toBeVisible();
  expect(sent('ClearRouteCache')).toEqual({ subject: 'OPERATOR', id: '3' });
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('web-1 471138 msAll of it1202Read');
  expect((await axe(container)).violations).toEqual([]);
});

test('of a route its rows alone are read, and how many is said', async () => {
  const { sent } = showScreen([{ path: 'cache/clear', Component: ClearCachesRoute }], '/cache/clear', someone(ALL), {
    ...answers,
    RouteChoices: () => ({ operatorRoutes: [{ __typename: 'OperatorRoute', id: '9', name: 'Kampot', schedules: [] }] }),
    ClearRouteCache: () => ({ clearRouteCache: cleared({ reloads: [{ ...reload, subject: 'ROUTE', partRows: 11 }] }) }),
  });
  await userEvent.selectOptions(await screen.findByLabelText(/What it is about/), 'ROUTE');
  await userEvent.selectOptions(screen.getByLabelText(/^Operator/), '3');
  await screen.findByRole('option', { name: 'Kampot' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Route/ }), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the route cache' }));
  expect(await screen.findByRole('cell', { name: '11 rows of it alone' })).toBeVisible();
  expect(sent('ClearRouteCache')).toEqual({ subject: 'ROUTE', id: '9' });
});

test('a cache is read again by its name, and who has not answered yet is told of', async () => {
  show('/cache/clear');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear this cache' }));
  expect(await screen.findByText(/1 of 2 processes have read it again/)).toBeVisible();
});

test('the log lists who, why and what, and fares have a tab of their own', async () => {
  const { sent, container } = show('/route-cache-log?cause=BY_HAND&outcome=ok');
  expect(await screen.findByText('An operator: Mekong Express, route')).toBeVisible();
  expect(screen.getByText('Sokha Chan')).toBeVisible();
  expect(sent('RouteCacheLog')).toMatchObject({ filter: { cause: 'BY_HAND', failed: false, text: null } });
  expect(sent('FareCacheLog')).toBeUndefined();
  expect((await axe(container)).violations).toEqual([]);
});

test('what staff wrote of messages is read again, and has its tab', async () => {
  const { sent } = show('/cache/clear');
  await userEvent.selectOptions(await screen.findByLabelText(/^Cache/), 'messages');
  await userEvent.click(screen.getByRole('button', { name: 'Clear this cache' }));
  expect(await screen.findByText('The one process has read it again.')).toBeVisible();
  expect(sent('ClearMessageCache')).toEqual({});
});

test('the log of messages tells of them alone', async () => {
  const { sent } = show('/route-cache-log?cache=messages');
  expect(await screen.findByText('message_text')).toBeVisible();
  expect(sent('MessageCacheLog')).toMatchObject({ filter: { cause: null } });
  expect(sent('FareCacheLog')).toBeUndefined();
});

test('what failed says why', async () => {
  show('/route-cache-log?cache=fares');
  expect(await screen.findByText('no such table')).toBeVisible();
});

test.each(['/cache/clear', '/route-cache-log'])('%s is for the platform alone', async (at) => {
  show(at, { 'catalogue.edit': 'all', 'system.manage': 'country' });
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
});

test('of many tables the first are named, and how many more', async () => {
  const tables = ['amenity', 'location', 'operator', 'route', 'seat', 'stop'];
  showScreen([{ path: 'route-cache-log', Component: CacheLogRoute }], '/route-cache-log', someone(ALL), {
    ...answers,
    RouteCacheLog: () => ({ routeCacheLog: { ...log, rows: [{ ...reload, subject: null, subjectId: null, tables }] } }),
  });
  expect(await screen.findByRole('cell', { name: 'amenity, location, operator, route and 2 more' })).toBeVisible();
});
