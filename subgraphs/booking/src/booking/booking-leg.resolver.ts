import { localize } from '@naga/kernel/language.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { decidesFor } from '../operator-decision/decides-for.js';
import { BookingLegView } from './booking-leg.type.js';
import type { BookingContext } from './booking-transaction.js';

@Resolver(() => BookingLegView)
export class BookingLegResolver {
  @FieldResolver(() => String, { description: "As it was sold, in the viewer's language." })
  vehicleName(@Root() { vehicleNames }: BookingLegView, @Ctx() { viewer }: BookingContext): string {
    return localize(vehicleNames, viewer.language);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits for the viewer to acceptLeg or refuseLeg.' })
  awaitsViewer(@Root() leg: BookingLegView, @Ctx() { viewer }: BookingContext): boolean {
    return leg.awaitsOperator && decidesFor(viewer, leg);
  }
}
