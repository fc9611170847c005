import { CheckConstraintViolationException, LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../neighbours/colleague-name.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponLimitTooLow, OutOfYourScope } from './coupon.errors.js';
import { Coupon } from './coupon.entity.js';
import { type CouponForm, couponProblems, staysWithin, storedForm } from './coupon-form.rules.js';
import { requireCoupon } from './coupon.queries.js';
import { ownerOf } from './coupon-owner.js';

const SET_LIMITS = 'update coupon_count set limit_total = ?, budget = ? where coupon_id = ?';

async function save(context: PricingContext, id: string, version: number, form: CouponForm): Promise<void> {
  const problems = couponProblems(form);
  if (problems.length > 0) throw new InvalidInput(problems);
  const before = await requireCoupon(context, id);
  const owner = ownerOf(context.viewer);
  if (!staysWithin(form, owner)) throw new OutOfYourScope();
  try {
    await inTransaction(context.em, async (em) => {
      const coupon = await em.findOneOrFail(Coupon, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (coupon.version !== version)
        throw new ChangedMeanwhile({ by: null, at: coupon.updatedAt?.toISOString() ?? null }, coupon.updatedById);
      const { operatorId = null, countryCode = null } = coupon;
      const row = storedForm(form, { operatorId, countryCode });
      em.assign(coupon, { ...row, version: version + 1, updatedAt: new Date(context.clock.now()) });
      coupon.updatedById = context.viewer.kind === 'user' ? context.viewer.userId : null;
      await em.flush();
      await em.execute(SET_LIMITS, [row.limitTotal, row.budget, id]);
    });
  } catch (error) {
    if (!(error instanceof CheckConstraintViolationException)) throw error;
    const { uses, spent, currency } = before;
    throw new CouponLimitTooLow({ uses, spent, currency });
  }
}

/**
 * Saves a coupon of which its author saw `version`. What is held keeps the price it was promised.
 * Refuses COUPON_NOT_FOUND, CHANGED_MEANWHILE {by, at}, OUT_OF_YOUR_SCOPE, COUPON_LIMIT_TOO_LOW.
 */
export const updateCoupon = (context: PricingContext, id: string, version: number, form: CouponForm): Promise<void> =>
  nameWhoSaved(() => save(context, id, version, form), colleagueName(context));
