import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { showScreen, someone } from '../../../test/show-screen.js';
import type { DeviceScan } from '../../features/boarding/device-scans.rules.js';
import { Conflicts } from './Conflicts.js';

const SCAN: DeviceScan = {
  clientId: 'c1',
  kind: 'BOARD',
  means: 'HAND',
  qr: null,
  partId: '2',
  at: 0,
  collected: 500,
  owedByList: null,
  name: 'Dara Keo',
  seatNumber: '1B',
  answer: {
    __typename: 'ScanAnswer',
    clientId: 'c1',
    outcome: 'REVOKED',
    partId: '2',
    owed: null,
    boardedAt: null,
    boardedBy: null,
    ridesAt: null,
    taken: usd(500),
  },
};
const onGaveBack = jest.fn((_: DeviceScan) => Promise.resolve());
const shows = (scan: DeviceScan) =>
  showScreen(
    [{ path: '/', element: <Conflicts scans={[scan]} onSeen={() => undefined} onGaveBack={onGaveBack} /> }],
    '/',
    someone({ 'ticket.scan': 'operator' }),
    {},
  );

test('cash of a scan that was refused can be given back, once that was asked', async () => {
  const { container } = shows(SCAN);
  await userEvent.click(await screen.findByRole('button', { name: 'I gave $5,00\u00a0USD back' }));
  expect(screen.getByText(/taken off what you hand in/)).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'I gave $5,00\u00a0USD back' }).at(-1)!);
  expect(onGaveBack).toHaveBeenCalledWith(SCAN);
});

test('where none was booked there is nothing to give back', async () => {
  shows({ ...SCAN, answer: { ...SCAN.answer!, taken: null } });
  expect(await screen.findByRole('button', { name: 'Seen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /back/ })).not.toBeInTheDocument();
});
