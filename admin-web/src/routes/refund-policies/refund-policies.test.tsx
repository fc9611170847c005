import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddPolicyRoute from './AddPolicyRoute.js';
import PoliciesRoute from './PoliciesRoute.js';
import RequestsRoute from './RequestsRoute.js';

const user = userEvent.setup({ delay: null });
const schedule = (id: string, departureTime: string) => ({
  __typename: 'OperatorSchedule',
  id,
  departureTime,
  daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
  vehicleName: 'VIP coach',
  disabled: false,
});
const answers: Answers = {
  OperatorChoices: () => ({
    operators: [
      { __typename: 'Operator', id: '7', name: 'Mekong Ibis', countryCode: 'KH' },
      { __typename: 'Operator', id: '8', name: 'Lao Star', countryCode: 'LA' },
    ],
  }),
  RouteChoices: ({ operatorId }) => ({
    operatorRoutes:
      operatorId === '7'
        ? [
            {
              __typename: 'OperatorRoute',
              id: '51',
              name: 'Phnom Penh – Kep',
              schedules: [schedule('900', '07:30'), schedule('901', '13:00')],
            },
          ]
        : [],
  }),
};
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
  expect(await screen.findByRole('link', { name: 'This operator drives by no such schedule.' })).toBeVisible();
  expect(choice(/^Schedule/)).toBeInvalid();
  await user.selectOptions(choice(/^Operator/), 'Lao Star');
  expect(choice(/^Route/)).toHaveValue('');
  expect(choice(/^Schedule/)).toBeDisabled();
});

test('the list asks for the page of its address; its rows and the way to a new one lie under it', async () => {
  const policy = {
    __typename: 'RefundPolicy',
    id: '3',
    operatorId: '7',
    routeId: null,
    routeScheduleId: null,
    route: null,
    schedule: null,
    class: 'SAVER',
    currency: 'USD',
    version: 2,
    tiers: [{ __typename: 'PolicyTier', minutesBefore: 0, percent: 0, fixedFee: 0 }],
    exchange: { __typename: 'PolicyExchange', minutesBefore: 240, fee: 100 },
    createdAt: '2026-11-20T09:00:00+07:00',
    soldFrom: '2026-11-20T09:00:00+07:00',
    state: 'SOLD',
  };
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

describe('who needs a second person', () => {
  const asker = someone({ 'pricing.ask': 'operator', 'refund.policy': 'operator' }, { roleId: 4, operatorId: '7' });
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const adds = (told: Answers) =>
    showScreen(
      [
        { path: 'refund-policies/add', Component: AddPolicyRoute },
        { path: 'refund-policies/requests', Component: () => <h1>Asked</h1> },
      ],
      '/refund-policies/add',
      asker,
      { ...answers, ...told },
    );

  test('asks for Flex to the minute, with a reason, and is led to his request', async () => {
    const { sent } = adds({
      AskRefundPolicy: () => ({ askRefundPolicy: { __typename: 'RefundPolicyRequest', id: '4' } }),
    });
    await screen.findByRole('option', { name: 'Mekong Ibis' });
    expect(choice(/^Operator/)).toBeDisabled();
    for (const step of [2, 3, 4]) {
      await user.clear(field(`Step ${step}: until so long before`));
      await user.clear(field(`Step ${step}: percent`));
      await user.clear(field(`Step ${step}: kept of each seat (USD)`));
    }
    await user.clear(field('Step 1: until so long before'));
    await user.type(field('Step 1: until so long before'), '15');
    await user.selectOptions(choice('Step 1: counted in'), 'minutes');
    await user.clear(field('Step 1: kept of each seat (USD)'));
    await user.clear(field('Change: fee per passenger and way (USD)'));
    await user.type(field('Change: fee per passenger and way (USD)'), '0,50');
    expect(screen.getByText(/^100 % until/)).toHaveTextContent(/15 min before$/);
    expect(screen.getByText(/per passenger and way/, { selector: 'p' })).toHaveTextContent(/\$0,50/);
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(field(/^Reason/)).toBeInvalid();
    await user.type(field(/^Reason/), 'Guests decide late');
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByRole('heading', { name: 'Asked' })).toBeVisible();
    expect(sent('AskRefundPolicy')).toMatchObject({
      reason: 'Guests decide late',
      input: {
        operatorId: '7',
        tiers: [{ minutesBefore: 15, percent: 100, fixedFee: 0 }],
        exchange: { minutesBefore: 240, fee: 50 },
      },
    });
  });

  const request = {
    __typename: 'RefundPolicyRequest',
    id: '4',
    state: 'waiting',
    operatorId: '7',
    routeId: null,
    routeScheduleId: null,
    route: null,
    schedule: null,
    class: 'FLEX',
    currency: 'USD',
    tiers: [
      { __typename: 'PolicyTier', minutesBefore: 15, percent: 100, fixedFee: 0 },
      { __typename: 'PolicyTier', minutesBefore: 0, percent: 0, fixedFee: 0 },
    ],
    exchange: { __typename: 'PolicyExchange', minutesBefore: 240, fee: 50 },
    soldFrom: null,
    reason: 'Guests decide late',
    askedBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
    askedAt: '2026-11-20T02:00:00Z',
    decidedBy: null,
    decidedAt: null,
    answer: null,
    newestPolicyId: '3',
    isStale: false,
    canDecide: true,
    canWithdraw: false,
  };
  const decides = (more: object = {}, told: Answers = {}) =>
    showScreen(
      [{ path: 'refund-policies/requests', Component: RequestsRoute }],
      '/refund-policies/requests?request=4',
      someone({ 'pricing.ask': 'all', 'pricing.edit': 'all' }),
      {
        ...answers,
        PolicyRequests: () => ({
          refundPolicyRequests: {
            __typename: 'RefundPolicyRequestPage',
            total: 1,
            next: null,
            rows: [{ ...request, ...more }],
          },
        }),
        DecideRefundPolicy: () => ({ decideRefundPolicy: { ...request, state: 'done', canDecide: false } }),
        ...told,
      },
    );
  const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Mekong Ibis' }));

  test('is seen with terms and reason, and approved', async () => {
    const { sent, container } = decides();
    const dialog = await inDialog();
    expect(dialog.getByText('15 min before: 100 % · until departure: 0 %')).toBeVisible();
    expect(dialog.getByText('4 h before: $0,50')).toBeVisible();
    expect(dialog.getByText('Guests decide late')).toBeVisible();
    expect(dialog.getByText('Bopha Chea')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Approve and sell with it' }));
    expect(sent('DecideRefundPolicy')).toEqual({ id: '4', approve: true, answer: null });
    expect(await screen.findByText('Approved. Who asked is told.')).toBeVisible();
  });

  test('is declined with a reason', async () => {
    const { sent } = decides();
    await user.click((await inDialog()).getByRole('button', { name: 'Decline' }));
    const asked = within(screen.getByRole('dialog', { name: 'Decline' }));
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(asked.getByRole('textbox', { name: /^Why not/ })).toBeInvalid();
    await user.type(asked.getByRole('textbox', { name: /^Why not/ }), 'Too generous');
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(sent('DecideRefundPolicy')).toEqual({ id: '4', approve: false, answer: 'Too generous' });
  });

  test('that another version overtook can only be declined', async () => {
    decides({ isStale: true });
    const dialog = await inDialog();
    expect(dialog.getByText('Another version was written since')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Approve and sell with it' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Decline' })).toBeVisible();
  });

  test('is refused in words when it was decided meanwhile', async () => {
    decides(
      {},
      { DecideRefundPolicy: () => ({ decideRefundPolicy: refused('POLICY_REQUEST_DECIDED', { state: 'done' }) }) },
    );
    await user.click((await inDialog()).getByRole('button', { name: 'Approve and sell with it' }));
    expect(await screen.findByText('This request was decided meanwhile. Look at it again.')).toBeVisible();
  });

  test('takes it back himself, and is not asked to decide', async () => {
    const { sent } = decides(
      { canDecide: false, canWithdraw: true },
      {
        WithdrawRefundPolicy: () => ({ withdrawRefundPolicy: { ...request, state: 'withdrawn', canWithdraw: false } }),
      },
    );
    const dialog = await inDialog();
    expect(dialog.queryByRole('button', { name: 'Decline' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Take the request back' }));
    expect(sent('WithdrawRefundPolicy')).toEqual({ id: '4' });
  });
});
