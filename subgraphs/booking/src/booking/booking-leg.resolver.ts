import { localize } from '@naga/kernel/language.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BookingLegView } from './booking-leg.type.js';
import type { BookingContext } from './booking-transaction.js';

@Resolver(() => BookingLegView)
export class BookingLegResolver {
  @FieldResolver(() => String, { description: "As it was sold, in the viewer's language." })
  vehicleName(@Root() { vehicleNames }: BookingLegView, @Ctx() { viewer }: BookingContext): string {
    return localize(vehicleNames, viewer.language);
  }
}
