import { PointFields } from '@naga/booking-flow/points/PointFields';
import type { OtherPoints } from '@naga/booking-flow/points/ride-points.js';
import { SeatPicker, type RideSeats, type SeatPickerProps } from '@naga/booking-flow/seats/SeatPicker';
import { nationalityOn, priceFor } from '@naga/booking-flow/seats/national.js';
import { hasTiers } from '@naga/booking-flow/seats/seat-tiers.js';
import { isChild } from '@naga/booking-flow/seats/seat-choice.js';
import { useShownText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { Gallery } from '../../features/gallery/Gallery.js';
import { clockOf } from '../../session/dates.js';
import type { RideToSeat } from './rides-to-seat.js';
import { seatPrice } from './seat-price.js';
import { words } from './seats-words.js';
import { vehicleOf } from '@naga/booking-flow/seats/vehicle.js';

export interface RidePickerProps extends Pick<SeatPickerProps, 'choice' | 'dispatch' | 'level'> {
  ride: RideToSeat & Pick<RideSeats, 'seats'>;
  /** The trip has other rides: the heading says which one this is. */
  amongOthers: boolean;
  onPoints: (points: OtherPoints) => void;
}

/** The seats of one ride under what it is and what a seat costs. */
export function RidePicker({ ride, amongOthers, choice, onPoints, ...picker }: RidePickerProps) {
  const intl = useIntl();
  const shown = useShownText();
  const { boarding, dropOff, operator } = ride;
  const [first, ...others] = choice.sitters;
  const count = choice.sitters.length;
  const price = seatPrice([ride]);
  const kindOf = (sitter: typeof first) => nationalityOn(ride, sitter?.nationalOf ?? null);
  const isLocal = kindOf(first) === 'LOCAL';
  const own = price && priceFor(price, first?.nationalOf ?? null);
  const mixed = others.some((sitter) => kindOf(sitter) !== kindOf(first));
  const onBoard = [...ride.vehicle.amenities.map(({ name }) => name), ride.vehicle.onBoardNote].filter(Boolean);
  const said = own && { count, price: shown(own) };
  return (
    <SeatPicker
      {...picker}
      choice={choice}
      before={
        <>
          {ride.vehicle.gallery.length > 0 && (
            <Gallery small of={ride.vehicle.galleryCaption ?? ride.vehicle.name} paths={ride.vehicle.gallery} />
          )}
          {onBoard.length > 0 && <p>{intl.formatMessage(words.onBoard, { what: onBoard.join(' · ') })}</p>}
          <PointFields ride={ride} onChange={onPoints} />
        </>
      }
      ride={{
        id: ride.id,
        heading: amongOthers
          ? intl.formatMessage(words.chooseOn, {
              count,
              from: boarding.stop.location.name,
              to: dropOff.stop.location.name,
            })
          : intl.formatMessage(words.choose, { count }),
        about: (
          <>
            {intl.formatMessage(words.about, {
              operator: operator.name,
              departs: clockOf(boarding.time),
              from: boarding.stop.name,
              arrives: clockOf(dropOff.time),
              to: dropOff.stop.name,
            })}{' '}
            {price?.child !== undefined && choice.sitters.some(isChild)
              ? intl.formatMessage(words.mixedAges)
              : mixed || said === undefined
                ? intl.formatMessage(words.mixed)
                : isLocal
                  ? intl.formatMessage(words.asLocal, { ...said, country: ride.localCountryCode })
                  : intl.formatMessage(words.asForeign, said)}{' '}
            <a href="#sitter-0">{intl.formatMessage(words.change)}</a>
          </>
        ),
        vehicle: vehicleOf(ride.vehicle),
        seats: ride.seats,
        price,
        tiered: hasTiers(ride) ? ride : undefined,
        allowMaleNextToFemale: ride.allowMaleNextToFemale,
      }}
    />
  );
}
