import { localize } from '@naga/kernel/language.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { decidesFor } from '../operator-decision/decides-for.js';
import { mayChange } from './may-change.js';
import { BookingLegView } from './booking-leg.type.js';
import type { BookingContext } from './booking-transaction.js';

const CHANGES = ['booking.edit', 'booking.cancel', 'refund.ask'] as const;

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

  @FieldResolver(() => [String], {
    description:
      "What the viewer may do by his scope with this ride, whoever drives the booking's others: of booking.edit, booking.cancel and refund.ask.",
  })
  async viewerMay(@Root() leg: BookingLegView, @Ctx() context: BookingContext): Promise<string[]> {
    const may = await Promise.all(CHANGES.map((permission) => mayChange(context, permission, leg)));
    return CHANGES.filter((_, index) => may[index]);
  }
}
