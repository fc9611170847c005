import { nounTypes } from '@naga/server-kit/crud/noun-types.js';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { couponNoun } from './coupon.noun.js';
import { OperatorRef } from '../neighbours/references.type.js';

const { Record } = nounTypes(couponNoun);

/** What there is of coupons beside what every noun has. */
@Resolver(() => Record)
export class CouponResolver {
  @FieldResolver(() => [OperatorRef], { description: 'Of operatorIds.' })
  operators(@Root() { operatorIds }: { readonly operatorIds: readonly string[] }): OperatorRef[] {
    return operatorIds.map((id) => Object.assign(new OperatorRef(), { id }));
  }
}
