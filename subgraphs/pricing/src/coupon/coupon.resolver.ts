import type { RecordFilter } from '@naga/server-kit/crud/noun-list.queries.js';
import { nounTypes } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { couponNoun } from './coupon.noun.js';
import { COUPON_SCOPES, MANAGE } from './coupon-owner.js';
import type { CouponTotal } from './coupon-total.js';
import { couponTotals } from './coupon.queries.js';
import { OperatorRef } from '../neighbours/references.type.js';
import { CouponTotalView } from './coupon.type.js';

const { Record, Filter } = nounTypes(couponNoun);

/** What there is of coupons beside what every noun has. */
@Resolver(() => Record)
export class CouponResolver {
  @FieldResolver(() => [OperatorRef], { description: 'Of operatorIds.' })
  operators(@Root() { operatorIds }: { readonly operatorIds: readonly string[] }): OperatorRef[] {
    return operatorIds.map((id) => Object.assign(new OperatorRef(), { id }));
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => [CouponTotalView], { description: 'Of all coupons that a filter of their list leaves.' })
  couponTotals(
    @Ctx() context: PricingContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: RecordFilter | null,
  ): Promise<readonly CouponTotal[]> {
    return couponTotals(context, filter);
  }
}
