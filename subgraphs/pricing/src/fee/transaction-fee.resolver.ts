import { nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { colleagueName } from '../neighbours/colleague-name.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { setTransactionFee } from './set-transaction-fee.command.js';
import { transactionFees } from './transaction-fees.queries.js';
import { SetTransactionFeeResult, TransactionFeeInput, TransactionFeeView } from './transaction-fee.type.js';

/** The fees are the platform's own, whoever's the rides are. */
@Resolver()
export class TransactionFeeResolver {
  @Requires('pricing.edit', ['all'])
  @Query(() => [TransactionFeeView], { description: 'What bookings pay beside their fares, one a currency.' })
  async transactionFees(@Ctx() context: PricingContext): Promise<TransactionFeeView[]> {
    return (await transactionFees(context)).map((fee) => Object.assign(new TransactionFeeView(), fee));
  }

  @Requires('pricing.edit', ['all'])
  @Mutation(() => SetTransactionFeeResult, {
    description: 'From now on; bookings that are held keep the terms they were held under. Refused: CHANGED_MEANWHILE.',
  })
  setTransactionFee(
    @Ctx() context: PricingContext,
    @Arg('input', () => TransactionFeeInput) input: TransactionFeeInput,
  ): Promise<TransactionFeeView | Refused> {
    return orRefused(async () => {
      const fee = await nameWhoSaved(() => setTransactionFee(context, input), colleagueName(context));
      return Object.assign(new TransactionFeeView(), fee);
    });
  }
}
