import { defineMessages, type NoMessageValues } from 'react-intl';
import type { ParcelEventType } from './parcel-story.js';

/** What happened to a parcel. */
export const parcelEventWords = defineMessages<Record<ParcelEventType, NoMessageValues>>({
  CREATED: { id: 'booking-flow.parcel.created', defaultMessage: 'Handed in' },
  IN_TRANSIT: { id: 'booking-flow.parcel.inTransit', defaultMessage: 'On its way' },
  ARRIVED: { id: 'booking-flow.parcel.arrived', defaultMessage: 'Ready to be collected' },
  COLLECTED: { id: 'booking-flow.parcel.collected', defaultMessage: 'Collected' },
  CANCELLED: { id: 'booking-flow.parcel.cancelled', defaultMessage: 'Cancelled' },
  ON_HOLD: { id: 'booking-flow.parcel.onHold', defaultMessage: 'On hold' },
  DELAYED: { id: 'booking-flow.parcel.delayed', defaultMessage: 'Delayed' },
  DELIVERY_FAILED: { id: 'booking-flow.parcel.deliveryFailed', defaultMessage: 'Could not be handed over' },
  DAMAGED: { id: 'booking-flow.parcel.damaged', defaultMessage: 'Damaged' },
  LOST: { id: 'booking-flow.parcel.lost', defaultMessage: 'Lost' },
  RETURNED: { id: 'booking-flow.parcel.returned', defaultMessage: 'Sent back' },
});
