import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { POLICY } from '../../../test/refund-policy.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddPolicyRoute from './AddPolicyRoute.js';
import { answers, schedule } from '../../../test/operator-choices.js';
import PoliciesRoute from './PoliciesRoute.js';

const user = userEvent.setup({ delay: null });
const show = (told: Answers = {}) =>
  showScreen(
    [{ path: 'refund-policies/add', Component: AddPolicyRoute }],
    '/refund-policies/add',
    someone({ 'pricing.edit': 'all', 'refund.policy': 'all' }),
    { ...answers, ...told },
  );
const choice = (name: string | RegExp) => screen.getByRole('combobox', { name });

test('operator, route and schedule are chosen by name; another one above empties what is below', async () => {
  const { sent, container } = show({
    SetRefundPolicy: () => ({ setRefundPolicy: refused('SCHEDULE_NOT_FOUND', { field: 'routeScheduleId' }) }),
  });
  await screen.findByRole('option', { name: 'Mekong Ibis' });
  expect(choice(/^Route/)).toBeDisabled();
  expect(choice(/^Schedule/)).toBeDisabled();
  await user.selectOptions(choice(/^Operator/), 'Mekong Ibis');
  await user.selectOptions(choice(/^Route/), await screen.findByRole('option', { name: 'Phnom Penh – Kep' }));
  await user.selectOptions(choice(/^Schedule/), '13:00 · every day · VIP coach');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^(Save|Write|Sell)/ }));
  expect(sent('SetRefundPolicy')).toMatchObject({ input: { operatorId: '7', routeId: null, routeScheduleId: '901' } });
  expect(
    await screen.findByRole('link', { name: 'Schedule: This operator drives by no such schedule.' }),
  ).toBeVisible();
  expect(choice(/^Schedule/)).toBeInvalid();
  await user.selectOptions(choice(/^Operator/), 'Lao Star');
  expect(choice(/^Route/)).toHaveValue('');
  expect(choice(/^Schedule/)).toBeDisabled();
});

test('the list asks for the page of its address; its rows and the way to a new one lie under it', async () => {
  const policy = { ...POLICY, class: 'SAVER' };
  const route = { __typename: 'OperatorRoute', id: '51', name: 'Phnom Penh – Kep' };
  const ofRoute = { ...policy, id: '4', routeId: '51', route };
  const routeName = route.name;
  const ofSchedule = {
    ...policy,
    id: '5',
    routeScheduleId: '901',
    schedule: { ...schedule('901', '13:00'), routeName },
  };
  const { sent } = showScreen(
    [{ path: 'refund-policies', Component: PoliciesRoute }],
    '/refund-policies?class=SAVER',
    someone({ 'pricing.edit': 'all', 'refund.policy': 'all' }),
    {
      ...answers,
      RefundPolicies: () => ({
        refundPolicies: { __typename: 'RefundPolicyPage', total: 3, next: null, rows: [policy, ofRoute, ofSchedule] },
      }),
    },
  );
  expect(await screen.findByRole('link', { name: 'Mekong Ibis' })).toHaveAttribute('href', '/refund-policies/3');
  expect(screen.getByRole('link', { name: /Phnom Penh – Kep$/ })).toHaveAttribute('href', '/refund-policies/4');
  expect(screen.getByRole('link', { name: /Phnom Penh – Kep, 13:00 · every day · VIP coach/ })).toHaveAttribute(
    'href',
    '/refund-policies/5',
  );
  expect(sent('RefundPolicies')).toMatchObject({ class: 'SAVER', page: 1 });
  expect(screen.getByRole('link', { name: /add/i })).toHaveAttribute('href', '/refund-policies/add');
});
