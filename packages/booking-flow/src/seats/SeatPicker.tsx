import type { Money } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { SeatMap } from '@naga/ui/SeatMap';
import type { MapSeat } from '@naga/ui/seat.js';
import { type Dispatch, type ReactNode, useCallback, useMemo } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { BestSeats } from './BestSeats.js';
import { JustTaken } from './JustTaken.js';
import { type NationalPrices, priceFor } from './national.js';
import { pricedSeats, type TieredRide } from './seat-tiers.js';
import { isChild, type SeatChoice, type SeatChoiceStep } from './seat-choice.js';
import classes from './SeatPicker.module.css';

const words = defineMessages<{
  rules: NoMessageValues;
  apart: NoMessageValues;
  women: NoMessageValues;
}>({
  rules: { id: 'booking-flow.seats.rules', defaultMessage: 'Who may sit where' },
  apart: {
    id: 'booking-flow.seats.apart',
    defaultMessage:
      'On this departure a man and a woman who do not travel together are not seated side by side. A seat beside a stranger may be refused when you hold it.',
  },
  women: {
    id: 'booking-flow.seats.women',
    defaultMessage: 'Seats with a dashed edge are kept for women, so that nobody has to sit beside a stranger.',
  },
});

export interface RideSeats {
  /** JourneyLeg.id */
  id: string;
  heading: ReactNode;
  /** Who drives, when, from where to where. */
  about: ReactNode;
  vehicle: 'BUS' | 'VAN' | 'TAXI' | 'FERRY';
  seats: readonly MapSeat[];
  /** One adult's seat without fees. */
  price: NationalPrices<Money> | undefined;
  /** What seats of each category cost, where some cost more than others. */
  tiered?: TieredRide | undefined;
  /** Strangers of both sexes may sit side by side. */
  allowMaleNextToFemale: boolean;
}

export interface SeatPickerProps {
  ride: RideSeats;
  choice: SeatChoice;
  dispatch: Dispatch<SeatChoiceStep>;
  level?: 1 | 2;
  /** What is chosen before the seats. */
  before?: ReactNode;
  /** A card of its own; false where it stands inside one, whose width a telephone's map needs. */
  boxed?: boolean;
}

/** The seats of one ride, as many as there are passengers, with the rules of who may sit where. */
export function SeatPicker({ ride, choice, dispatch, level = 2, before, boxed = true }: SeatPickerProps) {
  const intl = useIntl();
  const { id, heading, about, vehicle, seats, price, tiered, allowMaleNextToFemale } = ride;
  const Heading = `h${level}` as const;
  const onChange = useCallback(
    (selected: string[]) => dispatch({ type: 'seats', legId: id, seats: selected }),
    [dispatch, id],
  );
  const [first, ...others] = choice.sitters;
  // Adults' prices stand on the map as long as they are everybody's.
  const own = price && priceFor(price, first?.nationalOf ?? null);
  const isEverybodys =
    !choice.sitters.some(isChild) && others.every((one) => price && priceFor(price, one.nationalOf) === own);
  const shown = isEverybodys ? own : undefined;
  const { sitters } = choice;
  const priced = useMemo(
    () => (tiered ? pricedSeats(seats, tiered, sitters) : seats.map((seat) => ({ ...seat, price: shown }))),
    [seats, shown, tiered, sitters],
  );
  const forWomen = seats.some(({ kind, allowMale, allowFemale }) => kind === 'SEAT' && !allowMale && allowFemale);
  const root = { id: `ride-${id}`, tabIndex: -1 };
  const inside = (
    <>
      <Heading className={classes.heading}>{heading}</Heading>
      <p className={classes.about}>{about}</p>
      {before}
      <BestSeats
        seats={seats}
        sitters={choice.sitters}
        allowMaleNextToFemale={allowMaleNextToFemale}
        onChoose={onChange}
      />
      <SeatMap
        seats={priced}
        vehicle={vehicle}
        selected={[...(choice.seats[id] ?? [])]}
        onChange={onChange}
        max={choice.sitters.length}
        legend={heading}
      />
      <JustTaken id={id} seats={seats} own={choice.seats[id] ?? []} />
      {(forWomen || !allowMaleNextToFemale) && (
        <div className={classes.rules}>
          <strong>{intl.formatMessage(words.rules)}</strong>
          {forWomen && <p>{intl.formatMessage(words.women)}</p>}
          {!allowMaleNextToFemale && <p>{intl.formatMessage(words.apart)}</p>}
        </div>
      )}
    </>
  );
  return boxed ? (
    <Card as="section" kind="panel" className={classes.ride} {...root}>
      {inside}
    </Card>
  ) : (
    <section className={classes.part} {...root}>
      {inside}
    </section>
  );
}
