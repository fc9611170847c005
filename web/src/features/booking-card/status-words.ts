import type { Tone } from '@naga/ui/tone.js';
import { defineMessages } from 'react-intl';

/** A booking's status in the traveller's words. */
export const statusWords = defineMessages({
  BLOCKED: { id: 'checkout.status.blocked', defaultMessage: 'Held, not paid yet' },
  PENDING_OPERATOR: { id: 'checkout.status.pendingOperator', defaultMessage: 'Waiting for the operator' },
  EXPIRED: { id: 'checkout.status.expired', defaultMessage: 'Time over, seats given back' },
  REJECTED: { id: 'checkout.status.rejected', defaultMessage: 'Refused by the operator' },
  CANCELLED: { id: 'checkout.status.cancelled', defaultMessage: 'Cancelled' },
  COMPLETED: { id: 'checkout.status.completed', defaultMessage: 'Travelled' },
  NO_SHOW: { id: 'checkout.status.noShow', defaultMessage: 'Not travelled' },
  PARTIALLY_CANCELLED: { id: 'checkout.status.partiallyCancelled', defaultMessage: 'Partly cancelled' },
  RE_BOOKED: { id: 'checkout.status.reBooked', defaultMessage: 'Re-booked' },
  BOOKED: { id: 'checkout.status.booked', defaultMessage: 'Booked' },
});

const TONES: Partial<Record<keyof typeof statusWords, Tone>> = {
  BOOKED: 'good',
  RE_BOOKED: 'good',
  COMPLETED: 'good',
  BLOCKED: 'warn',
  PENDING_OPERATOR: 'warn',
  PARTIALLY_CANCELLED: 'warn',
};

export const toneOf = (status: keyof typeof statusWords): Tone => TONES[status] ?? 'quiet';
