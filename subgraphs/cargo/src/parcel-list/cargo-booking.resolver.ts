import { localize } from '@naga/kernel/language.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { cargoBookings } from './cargo-bookings.queries.js';
import { CargoBookingFilterInput, CargoBookingPageView } from './cargo-booking.type.js';
import { parcelsOf } from './parcels-of.queries.js';

@Resolver()
export class CargoBookingResolver {
  @Requires('cargo.view')
  @Query(() => CargoBookingPageView, { description: "Parcels within the viewer's scope, newest first." })
  cargoBookings(
    @Ctx() context: SubgraphContext,
    @Arg('filter', () => CargoBookingFilterInput, { nullable: true }) filter: CargoBookingFilterInput | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): CargoBookingPageView {
    const { language } = context.viewer;
    const page = cargoBookings(context, filter ?? {}, at).map(
      ({ fromNames, toNames, goodsTypes, finalPrice, currency, ...row }) => ({
        ...row,
        fromName: localize(fromNames, language),
        toName: localize(toNames, language),
        goodsType: localize(goodsTypes, language),
        total: { amount: finalPrice, currency },
      }),
    );
    return CargoBookingPageView.of(page);
  }

  @ForNeighbours()
  @Query(() => [JSONObject], { description: 'What is kept of an account, for its owner to take away.' })
  parcelsOf(
    @Ctx() context: SubgraphContext,
    @Arg('accountId', () => ID) accountId: string,
  ): Promise<Record<string, unknown>[]> {
    return parcelsOf(context, accountId);
  }
}
