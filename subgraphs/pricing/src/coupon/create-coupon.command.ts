import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponNotFound, OutOfYourScope } from './coupon.errors.js';
import { Coupon, CouponCount } from './coupon.entity.js';
import { type CouponForm, couponProblems, staysWithin, storedForm } from './coupon-form.rules.js';
import { COUPON_SCOPES, MANAGE, ownerOf } from './coupon-owner.js';

/** Makes a coupon without codes and answers its id. Refuses OUT_OF_YOUR_SCOPE. */
export async function createCoupon({ em, viewer, clock }: PricingContext, form: CouponForm): Promise<string> {
  const problems = couponProblems(form);
  if (problems.length > 0) throw new InvalidInput(problems);
  if (reachBy(viewer, MANAGE, COUPON_SCOPES) === 'nothing') throw new CouponNotFound();
  const owner = ownerOf(viewer);
  if (!staysWithin(form, owner)) throw new OutOfYourScope();
  const row = storedForm(form, owner);
  const updatedById = viewer.kind === 'user' ? viewer.userId : null;
  return inTransaction(em, async (fork) => {
    const coupon = fork.create(Coupon, { ...row, ...owner, createdAt: new Date(clock.now()), updatedById });
    await fork.flush();
    const { limitTotal, budget } = row;
    for (const mode of ['live', 'sandbox'])
      fork.create(CouponCount, { couponId: coupon.id, mode, limitTotal, budget, uses: 0, spent: 0 });
    await fork.flush();
    return coupon.id;
  });
}
