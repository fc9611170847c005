import type { Traveller, World } from './world.js';

const POLICY = `... on RefundPolicy { id operatorId routeId routeScheduleId class currency version state soldFrom
  tiers { minutesBefore percent fixedFee } exchange { fee minutesBefore } createdAt } ... on Refused { code facts }`;
/** What is asked of refund policies. */
export const asking = {
  set: `mutation ($input: RefundPolicyInput!) { answer: setRefundPolicy(input: $input) { __typename ${POLICY} } }`,
  list: `query ($operatorId: ID, $class: RefundClass) { answer: refundPolicies(operatorId: $operatorId, class: $class) {
    total rows { id operatorId routeId routeScheduleId class version state } } }`,
  versions: `query ($id: ID!) { answer: refundPolicyVersions(id: $id) { id version class state soldFrom } }`,
};

export interface SeenPolicy {
  readonly id: string;
  readonly operatorId: string | null;
  readonly version: number;
  readonly class: string;
  readonly state: string;
}

const ONE_STEP = (percent: number) => [{ minutesBefore: 0, percent, fixedFee: 0 }];
/** A version as somebody writes it, of one step. */
export const wish = (operatorId: string | null, percent: number, more: object = {}) => ({
  input: { operatorId, class: 'SAVER', currency: 'USD', expectedVersion: 0, tiers: ONE_STEP(percent), ...more },
});

let operator = 300;

/** Who writes refund policies. */
export class PolicyDesk {
  constructor(readonly world: World) {}

  platform(): Traveller {
    return this.world.aUser({ userId: '1', roleId: 1, grants: { 'pricing.edit': 'all', 'refund.policy': 'all' } });
  }

  /** An operator nobody has sold for yet, and who looks after its terms. */
  anOperator(): { operatorId: string; keeper: Traveller } {
    const operatorId = String(++operator);
    this.world.catalogue.routes.set(operatorId, [
      { id: '51', schedules: [{ id: '900' }, { id: '910' }] },
      { id: '52' },
    ]);
    const grants = { 'pricing.edit': 'operator', 'refund.policy': 'operator' } as const;
    return { operatorId, keeper: this.world.aUser({ userId: `6${operatorId}`, roleId: 4, operatorId, grants }) };
  }
}
