import { colleagueOf, ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RefundRecord } from './refund-record.js';
import { MoneyView } from '../payment/money.type.js';
import { REFUND_FAILURES, type RefundFailure } from '../payment/refund-failure.rules.js';
import { OTHER_WAYS, type OtherWay } from './other-way.rules.js';

registerEnumType(OTHER_WAYS, {
  name: 'OtherWay',
  description: 'Where money goes that its provider does not send back: the buyer’s credit, or cash over a counter.',
});

@ObjectType('RefusedRefund', {
  simpleResolvers: true,
  description: 'Money that its provider does not send back, as those who look after it see it.',
})
export class RefusedRefundView {
  @Field(() => ID) id!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => Int, { description: 'How often it was refused.' }) failures!: number;
  @Field(() => REFUND_FAILURES) failure!: RefundFailure;
  @Field(() => DateTimeISO, { nullable: true, description: 'The next try; null where it waits for a person.' })
  retryAt!: Date | null;
  @Field(() => [OTHER_WAYS], { description: 'The ways that are open for it.' }) ways!: readonly OtherWay[];
  @Field(() => OTHER_WAYS, { nullable: true, description: 'The way somebody asked for: it waits for a second person.' })
  askedWay!: OtherWay | null;
  @Field(() => ColleagueView, { nullable: true }) askedBy!: ColleagueView | null;
  @Field(() => [String], {
    description:
      'What the viewer may do with it by his scope: refund.ask of a booking’s, where he may of every ride that it is of; payment.request of a link’s.',
  })
  viewerMay!: readonly string[];
}

/** One of them as the graph shows it. */
export const refusedRefundView = (
  refund: RefundRecord,
  ways: readonly OtherWay[],
  viewerMay: readonly string[],
): RefusedRefundView => ({
  id: refund.id,
  amount: { amount: refund.amount, currency: refund.currency },
  failures: refund.failures,
  failure: refund.failure!,
  retryAt: refund.retryAt === null ? null : new Date(refund.retryAt),
  ways,
  askedWay: refund.otherWay,
  askedBy: colleagueOf(refund.askedById),
  viewerMay,
});
