import { formatDate } from '@naga/app-kit/format-date.js';
import { isChild, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { amountFor } from '@naga/booking-flow/seats/seat-tiers.js';
import { TripSummary } from '@naga/booking-flow/trip/TripSummary';
import { Button } from '@naga/ui/Button';
import { SummaryPanel } from '@naga/ui/SummaryPanel';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BookingSummary } from '../../features/checkout/BookingSummary.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { passengersPath } from '../../features/checkout/paths.js';
import { localOn, type PricedSeat, priceLines } from '../../features/checkout/price-lines.js';
import { rideTitle } from '../../features/checkout/price-made/made-of-booking.js';
import { PriceMade } from '../../features/checkout/price-made/PriceMade.js';
import type { MadeRide } from '../../features/checkout/price-made/PriceSteps.js';
import { TripTerms } from '../../features/checkout/TripTerms.js';
import { dayOf } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { HoldButtonProps } from './HoldButton.js';
import type { TripPrice } from './load-rides.js';
import { PromotionsAhead } from './PromotionsAhead.js';
import { fareOn, refOf } from './quote-items.js';
import type { RideToSeat } from './rides-to-seat.js';
import { seatPrice } from './seat-price.js';
import type { SeatsFound } from './seats-found.js';
import { words } from './seats-words.js';

const HoldButton = lazy(async () => ({ default: (await import('./HoldButton.js')).HoldButton }));

/** What a ride is sold with in the currency of its price. */
function termsOf({ id, direction, boarding, dropOff, refundTerms }: RideToSeat, currency: string) {
  const terms = refundTerms.find((one) => one.currency === currency);
  if (terms === undefined) return [];
  const { tiers, exchange } = terms;
  const ride = {
    id,
    direction,
    from: boarding.stop.name,
    to: dropOff.stop.name,
    departureTime: boarding.time,
    refundTiers: tiers.map((tier) => ({ ...tier, fixedFee: { amount: tier.fixedFee, currency } })),
    exchangeTerms: { minutesBefore: exchange.minutesBefore, fee: { amount: exchange.fee, currency } },
  };
  return [ride];
}

export interface SeatsSummaryProps {
  found: SeatsFound;
  choice: SeatChoice;
  price: TripPrice | undefined;
  /** The booking that holds exactly this choice. */
  held: CheckoutBooking_BookingFragment | undefined;
  /** Other seats of this trip are held. */
  instead: boolean;
  holding: Omit<HoldButtonProps, 'children'>;
}

/** The trip, what it costs, and the one next step: hold, or go on with what is held. */
export function SeatsSummary({ found, choice, price, held, instead, holding }: SeatsSummaryProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { rides } = found;
  const passengers = sizeOf(found.party);
  if (held !== undefined)
    return (
      <BookingSummary
        booking={held}
        extendAt={to(passengersPath(held.id))}
        action={
          <Button as={Link} wide size="large" to={to(passengersPath(held.id))}>
            {intl.formatMessage(words.continue)}
          </Button>
        }
      />
    );
  const seatsOn = (ride: RideToSeat): PricedSeat[] => {
    const least = ride.seatFare;
    if (least === null) return [];
    return choice.sitters.map((one, index) => {
      const money = amountFor(least, ride, one);
      const seatNumber = choice.seats[ride.id]?.[index] ?? '';
      const name = ride.seatMap?.seats.find(({ number }) => number === seatNumber)?.seatType?.category ?? '';
      const amount = amountFor(fareOn(ride, choice.seats, index) ?? least, ride, one).amount - money.amount;
      const added = amount === 0 ? [] : [{ name, seatNumber, money: { ...money, amount } }];
      return { localOf: localOn(ride, one.nationalOf), isChild: isChild(one), money, added };
    });
  };
  const madeOn =
    ({ items }: TripPrice) =>
    (ride: RideToSeat): MadeRide => ({
      id: ride.id,
      title: rideTitle(ride.boarding.stop.name, ride.dropOff.stop.name, ride.boarding.time, language),
      seats: choice.sitters.flatMap((one, index) => {
        const stages = items.find(({ ref }) => ref === refOf(ride, index))?.stages;
        const number = choice.seats[ride.id]?.[index] ?? '';
        const isPricedAsChild = ride.hasPassengerTypePricing && isChild(one);
        return stages === undefined
          ? []
          : [{ number, localOf: localOn(ride, one.nationalOf), isChild: isPricedAsChild, stages }];
      }),
    });
  const inTrip = (amount: number) => moneyOf({ amount, currency: price?.currency ?? 'USD' });
  return (
    <SummaryPanel
      title={intl.formatMessage(words.trip)}
      lines={priceLines(
        intl,
        seatPrice(rides) === undefined ? [] : rides.flatMap(seatsOn),
        (price?.fees ?? []).map(({ name, amount }) => ({ name, money: inTrip(amount) })),
      )}
      total={price === undefined ? undefined : inTrip(price.total)}
      action={
        <>
          <PromotionsAhead rides={rides} choice={choice} />
          <Suspense fallback={<Button wide size="large" busy />}>
            <HoldButton {...holding}>
              {intl.formatMessage(instead ? words.holdOthers : words.hold, { count: passengers * rides.length })}
            </HoldButton>
          </Suspense>
        </>
      }
      after={
        <>
          <p>{intl.formatMessage(words.holdTime)}</p>
          {price !== undefined && (
            <PriceMade
              rides={rides.map(madeOn(price))}
              fees={price.fees}
              currency={price.currency}
              total={inTrip(price.total)}
            />
          )}
          <TripTerms rides={rides.flatMap((ride) => termsOf(ride, inTrip(0).currency))} now={found.now} />
        </>
      }
    >
      <TripSummary
        rides={rides.map(({ id, operator, boarding, dropOff }) => ({
          id,
          day: formatDate(dayOf(boarding.time), language),
          operatorName: operator.name,
          from: boarding.stop.name,
          to: dropOff.stop.name,
          departureTime: boarding.time,
          arrivalTime: dropOff.time,
          seats: choice.seats[id] ?? [],
        }))}
      />
    </SummaryPanel>
  );
}
