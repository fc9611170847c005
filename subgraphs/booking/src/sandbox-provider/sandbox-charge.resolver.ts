import { Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { decideCharge } from './decide-charge.command.js';
import { withMessage } from '../payment/return-url.rules.js';
import { MESSAGES, type SandboxOutcome } from './outcome.rules.js';
import { type ChargeRecord, findCharge } from './sandbox-charge.queries.js';
import { OUTCOMES, SandboxChargeResult, SandboxChargeView } from './sandbox-charge.type.js';

/** Once it is decided, the way back says how. */
const wayBack = ({ state, returnUrl }: ChargeRecord): string | null =>
  returnUrl === null || state === 'OPEN' ? returnUrl : withMessage(returnUrl, MESSAGES[state]);

const view = ({ amount, currency, ...charge }: ChargeRecord): SandboxChargeView =>
  Object.assign(new SandboxChargeView(), {
    ...charge,
    amount: { amount, currency },
    returnUrl: wayBack({ ...charge, amount, currency }),
  });

@Resolver()
export class SandboxChargeResolver {
  @Public()
  @Query(() => SandboxChargeView, { nullable: true })
  async sandboxCharge(
    @Ctx() { database, viewer }: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<SandboxChargeView | null> {
    const charge = await findCharge(database, id, viewer.mode);
    return charge ? view(charge) : null;
  }

  @Public()
  @Mutation(() => SandboxChargeResult, {
    description:
      "What the sandbox's pay page does: approve, decline, cancel, settle late, or settle and close the account: nothing can be sent back to it.",
  })
  decideSandboxCharge(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('outcome', () => OUTCOMES) outcome: SandboxOutcome,
  ): Promise<SandboxChargeView | Refused> {
    return orRefused(async () => view(await decideCharge(context, id, outcome)));
  }
}
