import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { seesEarned } from '../agent-commission/sees-earned.js';
import { BookingPartView, PartCommissionView, PartEarnedView, type Personal } from './booking-leg.type.js';
import type { BookingContext } from './booking-transaction.js';
import { drives } from './drives.js';
import { seesRide } from './seen-rides.js';

const HIDDEN = 'Null on a ride of another operator, for who sees the booking because of his own ride alone.';

async function personal(context: BookingContext, { personal: facts, ride }: BookingPartView, of: keyof Personal) {
  const value = facts[of];
  return value !== null && (await seesRide(context, ride.bookingId, ride)) ? value : null;
}

@Resolver(() => BookingPartView)
export class BookingPartResolver {
  @FieldResolver(() => PartCommissionView, {
    nullable: true,
    description: 'For the platform’s and the operator’s people that see reports; null for others.',
  })
  commission(
    @Ctx() { viewer }: BookingContext,
    @Root() { commission, ride }: BookingPartView,
  ): PartCommissionView | null {
    return drives(viewer, 'report.view', ride) ? commission : null;
  }

  @FieldResolver(() => PartEarnedView, {
    nullable: true,
    description:
      'For the platform and the own people of the agency that sold it; null for others, and until it is sold for good.',
  })
  earned(@Ctx() { viewer }: BookingContext, @Root() { earned, ride }: BookingPartView): PartEarnedView | null {
    return ride.agencyId !== null && seesEarned(viewer, ride.agencyId) ? earned : null;
  }

  @FieldResolver(() => String, { nullable: true, description: HIDDEN })
  email(@Ctx() context: BookingContext, @Root() part: BookingPartView): Promise<string | null> {
    return personal(context, part, 'email');
  }

  @FieldResolver(() => String, { nullable: true, description: HIDDEN })
  mobileNumber(@Ctx() context: BookingContext, @Root() part: BookingPartView): Promise<string | null> {
    return personal(context, part, 'mobileNumber');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `Of the passport or identity card, where an operator asks for it. ${HIDDEN}`,
  })
  documentNumber(@Ctx() context: BookingContext, @Root() part: BookingPartView): Promise<string | null> {
    return personal(context, part, 'documentNumber');
  }

  @FieldResolver(() => LocalDate, { nullable: true, description: `Where an operator asks for it. ${HIDDEN}` })
  birthDate(@Ctx() context: BookingContext, @Root() part: BookingPartView): Promise<string | null> {
    return personal(context, part, 'birthDate');
  }
}
