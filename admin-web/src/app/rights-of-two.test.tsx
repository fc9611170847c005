import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen, someone } from '../../test/show-screen.js';
import zones from '../nouns/pricing-zone.js';
import { NounList } from '../records/noun/NounList.js';
import HomeRoute from '../routes/home/HomeRoute.js';
import OverrulesRoute from '../routes/overrules/OverrulesRoute.js';

/** Somebody of an operator whose role has these rights together with a second person. */
const asking = (ofTwo: Record<string, string>, alone: Record<string, string> = {}) => {
  const me = someone(alone, { operatorId: '1', roleId: 4 });
  const { permissions } = someone(ofTwo);
  return {
    ...me,
    permissions: [...me.permissions, ...permissions.map((one) => ({ ...one, needsSecondPerson: true }))],
  };
};
const empty = { __typename: 'OverrulePage', total: 0, next: null, rows: [] };
const show = (at: string, me: ReturnType<typeof asking>) =>
  showScreen(
    [
      { path: '/', element: <HomeRoute /> },
      { path: '/overrules', element: <OverrulesRoute /> },
      { path: '/pricing-zones', element: <NounList noun={zones} /> },
    ],
    at,
    me,
    { Overrules: () => ({ overrules: empty }), OverruleSums: () => ({ page: { columnSums: [] } }) },
  );

test('who asks for refunds beyond the terms sees them, and none to decide: his doors to that are closed', async () => {
  const { sent } = show(
    '/overrules?toDecide=true',
    asking({ 'refund.overrule': 'operator' }, { 'refund.ask': 'operator' }),
  );
  expect(await screen.findByRole('button', { name: 'Waiting' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'For you to decide' })).toBeNull();
  expect(sent('Overrules')).toMatchObject({ toDecide: false });
});

test('who decides them alone has a view of what waits for him', async () => {
  show('/overrules', asking({}, { 'refund.ask': 'operator', 'refund.overrule': 'operator' }));
  expect(await screen.findByRole('button', { name: 'For you to decide' })).toBeVisible();
});

test('the page of the day counts nothing to decide for who only asks', async () => {
  const { asked } = show('/', asking({ 'refund.overrule': 'operator' }, { 'refund.ask': 'operator' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a screen of a right that takes a second person says so, and asks the server for nothing', async () => {
  const { asked } = show('/pricing-zones', asking({ 'pricing.edit': 'operator' }, { 'pricing.ask': 'operator' }));
  expect(await screen.findByText('This takes a second person')).toBeVisible();
  expect(screen.getByText(/you may ask for what the right “pricing\.edit” does/)).toBeVisible();
  expect(asked).toEqual([]);
});
