import { Public } from '@naga/server-kit/graphql/doors.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { findParcelByCode } from './find-parcels.queries.js';
import { parcelView } from './parcel-view.js';
import { ParcelView } from './parcel.type.js';
import { readTrackingCode } from './tracking-code.rules.js';

@Resolver()
export class ParcelResolver {
  @Public()
  @Query(() => ParcelView, {
    nullable: true,
    description:
      'Null when no parcel has this code. Blanks, dashes and case do not matter; O reads as 0, I and L as 1.',
  })
  async parcel(
    @Ctx() { database, viewer }: SubgraphContext,
    @Arg('code', () => String) code: string,
  ): Promise<ParcelView | null> {
    const row = await findParcelByCode(database, viewer.mode, readTrackingCode(code));
    return row === undefined ? null : parcelView(row, viewer.language);
  }
}
