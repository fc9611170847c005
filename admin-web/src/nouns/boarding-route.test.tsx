import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers as operators } from '../../test/operator-choices.js';
import { showScreen, someone } from '../../test/show-screen.js';
import { AddNoun } from '../records/noun/NounForm.js';
import { NounPage } from '../records/noun/NounPage.js';
import boardingRoute from './boarding-route.js';

const KEP = {
  __typename: 'BoardingRouteRecord',
  id: '51',
  version: 3,
  name: 'Phnom Penh – Kep',
  mayChange: true,
  operatorId: '7',
  operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis' },
  routeId: '51',
  route: { __typename: 'OperatorRoute', id: '51', name: 'Phnom Penh – Kep' },
  travelFrom: '2026-12-01',
  travelUntil: null,
  addedAt: '2026-11-01T01:00:00.000Z',
};
const show = (at: string) =>
  showScreen(
    [
      { path: '/pay-on-boarding-routes/add', element: <AddNoun noun={boardingRoute} /> },
      { path: '/pay-on-boarding-routes/:recordId', element: <NounPage noun={boardingRoute} /> },
    ],
    at,
    someone({ 'catalogue.edit': 'all' }),
    {
      ...operators,
      BoardingRouteRecord: () => ({ record: KEP }),
      CreateBoardingRoute: () => ({ saved: KEP }),
      RecordChanges: () => ({ recordChanges: [] }),
    },
  );
afterEach(() => sessionStorage.clear());

test('a route is added with the days on which the driver is paid', async () => {
  const { sent } = show('/pay-on-boarding-routes/add');
  await userEvent.selectOptions(await screen.findByLabelText('Operator'), 'Mekong Ibis');
  await screen.findByRole('option', { name: 'Phnom Penh – Kep' });
  await userEvent.selectOptions(screen.getByLabelText('Route'), '51');
  await userEvent.type(screen.getByLabelText(/^Travel from/), '2026-12-01');
  const until = screen.getByLabelText(/^Travel until/);
  await userEvent.type(until, '2026-11-30');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(until).toBeInvalid();
  expect(sent('CreateBoardingRoute')).toBeUndefined();
  await userEvent.clear(until);
  await userEvent.click(save);
  await screen.findByRole('heading', { name: 'Phnom Penh – Kep' });
  const input = { operatorId: '7', routeId: '51', travelFrom: '2026-12-01', travelUntil: null };
  expect(sent('CreateBoardingRoute')).toEqual({ input });
});

test('its page says that a day that is left open is no limit', async () => {
  show('/pay-on-boarding-routes/51');
  for (const text of ['Mekong Ibis', '2026-12-01', 'No limit']) expect(await screen.findByText(text)).toBeVisible();
});
