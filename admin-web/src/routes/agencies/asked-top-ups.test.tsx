import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import AskedTopUpsRoute from './AskedTopUpsRoute.js';

const ROW = {
  __typename: 'AskedTopUp',
  kind: 'TRANSFER',
  agency: { __typename: 'SellingAgency', id: '7', name: 'Angkor Tours' },
  amount: { __typename: 'Money', amount: 900_000, currency: 'USD' },
  note: 'By ABA',
  reference: 'FT42',
  askedBy: { __typename: 'Colleague', id: '3', name: 'Sok Dara' },
  askedAt: '2026-11-20T03:00:00Z',
};
const route = [{ path: '/top-ups', element: <AskedTopUpsRoute /> }];
const list = (rows: object[]): Answers => ({
  AskedTopUps: () => ({ askedTopUps: { __typename: 'AskedTopUpPage', total: rows.length, next: null, rows } }),
});
const COUNTRY = someone({ 'user.manage': 'country' });

describe('top-ups that wait for a second person', () => {
  test('are listed with why, by which transfer and who asked, and lead to the agency', async () => {
    const { container, sent } = showScreen(route, '/top-ups?toDecide=true', COUNTRY, list([ROW]));
    expect(await screen.findByRole('link', { name: 'Angkor Tours' })).toHaveAttribute('href', '/agencies/7');
    for (const name of ['$9.000,00\u00a0USD', 'Transfer', 'By ABA', 'FT42', 'Sok Dara'])
      expect(screen.getByRole('cell', { name })).toBeVisible();
    expect(sent('AskedTopUps')).toMatchObject({ toDecide: true });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('none says where they come from', async () => {
    const { sent } = showScreen(route, '/top-ups', COUNTRY, list([]));
    expect(await screen.findByText('No top-up waits')).toBeVisible();
    expect(sent('AskedTopUps')).toMatchObject({ toDecide: null });
  });

  test.each(['agency', 'operator'])('are not for who looks after people of his %s alone', async (scope) => {
    const { asked } = showScreen(route, '/top-ups', someone({ 'user.manage': scope }), list([ROW]));
    expect(await screen.findByText(/user\.manage/)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
