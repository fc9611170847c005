import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { addOnTerms } from './add-on-terms.queries.js';
import { AddOnTermsView } from './add-on.type.js';

@Resolver()
export class AddOnResolver {
  @ForNeighbours()
  @Query(() => [AddOnTermsView], {
    description: "What is sold beside these operators' seats in this currency: theirs and the platform's, that is on.",
  })
  addOnTerms(
    @Ctx() { database }: PricingContext,
    @Arg('operatorIds', () => [ID]) operatorIds: string[],
    @Arg('currency', () => String, { description: 'ISO 4217' }) currency: string,
  ): Promise<AddOnTermsView[]> {
    return addOnTerms(database, operatorIds, currency);
  }
}
