import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { POLICY } from '../../../test/refund-policy.js';
import { showScreen, someone } from '../../../test/show-screen.js';
import PolicyRoute from './PolicyRoute.js';
import { sentence } from '../../../test/sentence.js';

const ASKS = { 'pricing.ask': 'operator', 'refund.policy': 'operator' } as const;
const WRITES = { 'pricing.ask': 'all', 'pricing.edit': 'all', 'refund.policy': 'all' } as const;

/** The page of a policy for which somebody asks for another version. */
const show = (rights: Parameters<typeof someone>[0], request: object | null) => {
  const rows =
    request === null
      ? []
      : [
          {
            __typename: 'RefundPolicyRequest',
            id: '4',
            askedBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
            askedAt: '2026-11-20T02:00:00Z',
            reason: 'Guests decide late',
            canDecide: false,
            canWithdraw: false,
            ...request,
          },
        ];
  return showScreen(
    [{ path: 'refund-policies/:policyId', Component: PolicyRoute }],
    '/refund-policies/3',
    { ...someone(rights), operatorId: '7' },
    {
      OperatorChoices: () => ({
        operators: [{ __typename: 'Operator', id: '7', name: 'Mekong Ibis', countryCode: 'KH' }],
      }),
      RouteChoices: () => ({ operatorRoutes: [] }),
      RefundPolicyVersions: () => ({ refundPolicyVersions: [POLICY] }),
      WaitingPolicyRequest: () => ({ refundPolicyRequests: { __typename: 'RefundPolicyRequestPage', rows } }),
    },
  );
};

test.each([
  ['whoever may decide', WRITES, { canDecide: true }, 'Another version waits for a second person', /decide$/, true],
  ['whose it is', ASKS, { canWithdraw: true }, 'Your version waits for a second person', /take it back$/, false],
  ['a colleague', ASKS, {}, 'Another version waits for a second person', 'Look at the request', false],
])(
  '%s reads on the page of a policy that a version waits, who asked, and where it is',
  async (_, rights, request, title, link, writes) => {
    const { container } = show(rights, request);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(sentence('Bopha Chea asked for it on 2026-11-20 09:00: Guests decide late'))).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/refund-policies/requests?state=waiting&request=4',
    );
    expect(screen.queryAllByRole('button', { name: /^Sell/ })).toHaveLength(writes ? 1 : 0);
    expect(screen.queryByRole('heading', { name: 'Ask for a new version' })).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  },
);

test('where none waits, the next version can be asked for', async () => {
  show(ASKS, null);
  expect(await screen.findByRole('heading', { name: 'Ask for a new version' })).toBeVisible();
  expect(screen.queryByText(/waits for a second person/)).toBeNull();
});
