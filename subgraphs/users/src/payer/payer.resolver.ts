import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { payerFacts } from './payer.queries.js';
import { PayerFactsView } from './payer.type.js';

@Resolver()
export class PayerResolver {
  @ForNeighbours()
  @Query(() => PayerFactsView, { description: 'Of the account a booking is of, and of the agency that sells it.' })
  payerFacts(
    @Ctx() { database }: UsersContext,
    @Arg('accountId', () => ID, { nullable: true }) accountId?: string | null,
    @Arg('agencyId', () => ID, { nullable: true }) agencyId?: string | null,
    @Arg('sellerId', () => ID, { nullable: true, description: 'Who of the agency sells.' }) sellerId?: string | null,
    @Arg('phone', () => String, { nullable: true, description: "The booking's: accounts that have it count." })
    phone?: string | null,
  ): Promise<PayerFactsView> {
    return payerFacts(database, accountId, agencyId, sellerId, phone);
  }
}
