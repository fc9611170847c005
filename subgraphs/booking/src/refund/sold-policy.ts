import type { RefundClass, RefundPolicy } from './refund-policy.rules.js';

/** Which refund policy a seat was sold with. */
export interface SoldPolicy {
  readonly class: RefundClass;
  readonly version: number;
}

export const soldPolicyOf = ({ class: name, version }: RefundPolicy): SoldPolicy => ({
  class: name as RefundClass,
  version,
});

/** Those of some seats, each once. */
export const soldPoliciesOf = (seats: readonly { readonly refundPolicy: RefundPolicy }[]): SoldPolicy[] => [
  ...new Map(
    seats.map(({ refundPolicy }) => [`${refundPolicy.class} ${refundPolicy.version}`, soldPolicyOf(refundPolicy)]),
  ).values(),
];
