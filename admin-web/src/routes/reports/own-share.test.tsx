import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen, someone } from '../../../test/show-screen.js';
import ReportRoute from './ReportRoute.js';

const show = (scope: 'agency' | 'operator') =>
  showScreen(
    [{ path: 'report', Component: ReportRoute }],
    '/report?view=occupancy-route',
    someone({ 'report.view': scope }),
    {
      OccupancyReport: () => ({
        occupancyReport: [
          {
            __typename: 'OccupancyRow',
            key: 'Phnom Penh|Kampot',
            label: 'Phnom Penh → Kampot',
            date: null,
            departures: 2,
            sold: 3,
            seats: 60,
          },
        ],
      }),
      OperatorChoices: () => ({ operators: [] }),
    },
  );
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('who sells on the departures of others reads what share of their seats he sold, not how full they are', async () => {
  show('agency');
  expect(await screen.findByText(/^Counted are the departures you sold a seat on/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Report' })).toHaveDisplayValue('Your share of the seats by route');
  expect(headings()).toEqual(['By', 'Departures', 'Seats you sold', 'Seats of the vehicles', 'Your share']);
  expect(screen.queryByText(/^Occupancy/)).toBeNull();
});

test('who runs them reads how full they are', async () => {
  show('operator');
  expect((await screen.findAllByText('Phnom Penh → Kampot'))[0]).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Report' })).toHaveDisplayValue('Occupancy by route');
  expect(headings()).toEqual(['By', 'Departures', 'Seats sold', 'Seats', 'Occupancy']);
  expect(screen.queryByText(/^Counted are/)).toBeNull();
});
