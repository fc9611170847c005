import { nounTypes } from '@naga/server-kit/crud/noun-types.js';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { couponNoun } from './coupon.noun.js';
import { OperatorOfCouponView } from './coupon.type.js';

const { Record } = nounTypes(couponNoun);

/** What there is of coupons beside what every noun has. */
@Resolver(() => Record)
export class CouponResolver {
  @FieldResolver(() => [OperatorOfCouponView], { description: 'Of operatorIds.' })
  operators(@Root() { operatorIds }: { readonly operatorIds: readonly string[] }): OperatorOfCouponView[] {
    return operatorIds.map((id) => Object.assign(new OperatorOfCouponView(), { id }));
  }
}
