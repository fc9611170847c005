import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddPolicyRoute from './AddPolicyRoute.js';
import { answers } from '../../../test/operator-choices.js';
import RequestsRoute from './RequestsRoute.js';

const user = userEvent.setup({ delay: null });
const choice = (name: string | RegExp) => screen.getByRole('combobox', { name });

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
    expect(screen.getByText(/per passenger and way/, { selector: 'p' })).toHaveTextContent(/\$0,50\sUSD/);
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
    expect(dialog.getByText('4 h before: $0,50 USD')).toBeVisible();
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
