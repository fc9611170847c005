import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../../test/operator-choices.js';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import BoardingRouteRoute from './BoardingRouteRoute.js';
import BoardingRoutesRoute from './BoardingRoutesRoute.js';
import EditBoardingRouteRoute from './EditBoardingRouteRoute.js';

const KEP = {
  __typename: 'BoardingRoute',
  routeId: '51',
  operatorId: '7',
  route: 'Phnom Penh – Kep',
  addedAt: '2026-11-01T01:00:00.000Z',
  travelFrom: '2026-12-01',
  travelUntil: null,
  version: 3,
};
const record = ({ routeId: id, route: name, ...row }: typeof KEP) => ({ ...row, id, name });
const show = (at: string, answers: Answers = {}, me = someone({ 'catalogue.edit': 'all' })) =>
  showScreen(
    [
      { path: '/pay-on-boarding-routes', element: <BoardingRoutesRoute /> },
      { path: '/pay-on-boarding-routes/add', element: <BoardingRoutesRoute /> },
      { path: '/pay-on-boarding-routes/:routeId', element: <BoardingRouteRoute /> },
      { path: '/pay-on-boarding-routes/:routeId/edit', element: <EditBoardingRouteRoute /> },
    ],
    at,
    me,
    {
      ...operators,
      BoardingRoutes: () => ({ boardingRoutes: { total: 1, next: null, rows: [KEP] } }),
      BoardingRoute: () => ({ record: record(KEP) }),
      RemoveBoardingRoute: () => ({ removeBoardingRoute: { __typename: 'BoardingRouteRemoved', routeId: '51' } }),
      AddBoardingRoute: () => ({ addBoardingRoute: KEP }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
afterEach(() => sessionStorage.clear());

describe('pay-on-boarding routes', () => {
  test('are listed with their days, and lead to their pages', async () => {
    const { container, sent } = show('/pay-on-boarding-routes');
    const link = await screen.findByRole('link', { name: 'Phnom Penh – Kep' });
    expect(screen.getByText('2026-12-01')).toBeVisible();
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Phnom Penh – Kep' })).toBeVisible();
    expect(sent('BoardingRoute')).toEqual({ id: '51' });
    for (const text of ['Mekong Ibis', '2026-12-01', 'No limit']) expect(await screen.findByText(text)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are added with the days on which the driver is paid', async () => {
    const { sent } = show('/pay-on-boarding-routes/add');
    const form = within(await screen.findByRole('dialog'));
    const add = form.getByRole('button', { name: 'Add the route' });
    await userEvent.click(add);
    expect(form.getByLabelText('Operator')).toBeInvalid();
    await userEvent.selectOptions(form.getByLabelText('Operator'), 'Mekong Ibis');
    await form.findByRole('option', { name: 'Phnom Penh – Kep' });
    await userEvent.selectOptions(form.getByLabelText('Route'), '51');
    await userEvent.type(form.getByLabelText(/^Travel from/), '2026-12-01');
    await userEvent.type(form.getByLabelText(/^Travel until/), '2026-11-30');
    await userEvent.click(add);
    expect(form.getByLabelText(/^Travel until/)).toBeInvalid();
    expect(sent('AddBoardingRoute')).toBeUndefined();
    await userEvent.clear(form.getByLabelText(/^Travel until/));
    await userEvent.click(add);
    await screen.findByText('Its travellers may pay the driver now.');
    const days = { travelFrom: '2026-12-01', travelUntil: null };
    expect(sent('AddBoardingRoute')).toEqual({ operatorId: '7', routeId: '51', days });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are taken off the list on their page, and put back with their days', async () => {
    const { sent, router } = show('/pay-on-boarding-routes/51');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is as it was.');
    expect(sent('AddBoardingRoute')).toEqual({
      operatorId: '7',
      routeId: '51',
      days: { travelFrom: '2026-12-01', travelUntil: null },
    });
    expect(router.state.location.pathname).toBe('/pay-on-boarding-routes/51');
  });

  test('are edited with the version that was read', async () => {
    const { sent, router } = show('/pay-on-boarding-routes/51/edit', {
      UpdateBoardingRoute: () => ({ saved: { ...record(KEP), version: 4 } }),
    });
    const until = await screen.findByLabelText(/^Travel until/);
    await userEvent.type(until, '2026-11-30');
    await save();
    expect(until).toBeInvalid();
    expect(sent('UpdateBoardingRoute')).toBeUndefined();
    await userEvent.clear(until);
    await userEvent.type(until, '2026-12-31');
    await save();
    await screen.findByText('It is saved.');
    const input = { travelFrom: '2026-12-01', travelUntil: '2026-12-31' };
    expect(sent('UpdateBoardingRoute')).toEqual({ id: '51', version: 3, input });
    expect(router.state.location.pathname).toBe('/pay-on-boarding-routes/51');
  });

  test('say at the field what the server refuses, and who was faster', async () => {
    const refusals = [
      badInput({ path: 'travelUntil', code: 'ORDER' }),
      { saved: refused('CHANGED_MEANWHILE', { by: 'Bopha Chea', at: '2026-11-20T03:00:00Z' }) },
    ];
    show('/pay-on-boarding-routes/51/edit', { UpdateBoardingRoute: () => refusals.shift()! });
    const until = await screen.findByLabelText(/^Travel until/);
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(until).toBeInvalid();
    await save();
    expect(await screen.findByRole('link', { name: /Bopha Chea/ })).toBeVisible();
  });

  test('say that there is no such route', async () => {
    show('/pay-on-boarding-routes/9', { BoardingRoute: () => ({ record: null }) });
    expect(await screen.findByText('There is no such record')).toBeVisible();
  });

  test('are nobody’s without the permission', async () => {
    show('/pay-on-boarding-routes/51', {}, someone({ 'booking.view': 'all' }));
    expect(await screen.findByText(/catalogue\.edit/)).toBeVisible();
  });
});
