import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage } from 'react-intl';
import type { CargoBooking_RowFragment } from './cargo-bookings.generated.js';

type EventType = CargoBooking_RowFragment['lastEvent'];

const TONES: Partial<Record<EventType, Tone>> = {
  IN_TRANSIT: 'good',
  ARRIVED: 'warn',
  ON_HOLD: 'warn',
  DELAYED: 'warn',
  DELIVERY_FAILED: 'bad',
  DAMAGED: 'bad',
  LOST: 'bad',
};

/** How far a parcel is, or what happened to it. */
export function ParcelStatus({ status }: { status: EventType }) {
  return (
    <StatusPill tone={TONES[status] ?? 'quiet'}>
      <FormattedMessage {...parcelEventWords[status]} />
    </StatusPill>
  );
}
