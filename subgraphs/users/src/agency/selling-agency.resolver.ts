import { Requires } from '@naga/server-kit/graphql/doors.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { agenciesNamed } from './selling-agencies.queries.js';
import { SellingAgencyView } from './selling-agency.type.js';

/** Who blocks seats, and keeps some for an agency; whatever its country, for it sells every operator's (rules.md 8). */
const BLOCKING_SCOPES = ['branch', 'operator', 'country', 'all'] as const satisfies readonly Scope[];
const MOST_LETTERS = 200;

@Resolver()
export class SellingAgencyResolver {
  @Requires('seat.block', BLOCKING_SCOPES)
  @Query(() => [SellingAgencyView], {
    description: 'Active agencies by two letters or more of their name, 20 at most: to keep seats for one.',
  })
  async sellingAgencies(
    @Ctx() { database }: UsersContext,
    @Arg('text', () => String) text: string,
  ): Promise<SellingAgencyView[]> {
    const found = await agenciesNamed(database, text.slice(0, MOST_LETTERS));
    return found.map((agency) => Object.assign(new SellingAgencyView(), agency));
  }
}
