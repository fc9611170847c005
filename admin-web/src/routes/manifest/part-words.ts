import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Manifest_PassengerFragment } from '../../features/boarding/boarding.generated.js';

/** States of a passenger's part; the same words as on the page of his booking. */
export const partWords = defineMessages<Record<Manifest_PassengerFragment['state'], NoMessageValues>>({
  HELD: { id: 'admin.part.HELD', defaultMessage: 'held' },
  PENDING_OPERATOR: { id: 'admin.part.PENDING_OPERATOR', defaultMessage: 'waits for the operator' },
  CONFIRMED: { id: 'admin.part.CONFIRMED', defaultMessage: 'confirmed' },
  TICKETED: { id: 'admin.part.TICKETED', defaultMessage: 'ticketed' },
  BOARDED: { id: 'admin.part.BOARDED', defaultMessage: 'boarded' },
  COMPLETED: { id: 'admin.part.COMPLETED', defaultMessage: 'completed' },
  NO_SHOW: { id: 'admin.part.NO_SHOW', defaultMessage: 'did not come' },
  EXPIRED: { id: 'admin.part.EXPIRED', defaultMessage: 'expired' },
  CANCELLED: { id: 'admin.part.CANCELLED', defaultMessage: 'cancelled' },
  REJECTED: { id: 'admin.part.REJECTED', defaultMessage: 'rejected' },
  RELEASED: { id: 'admin.part.RELEASED', defaultMessage: 'released' },
  REFUNDED: { id: 'admin.part.REFUNDED', defaultMessage: 'refunded' },
  EXCHANGE_ONGOING: { id: 'admin.part.EXCHANGE_ONGOING', defaultMessage: 'being exchanged' },
  EXCHANGED: { id: 'admin.part.EXCHANGED', defaultMessage: 'exchanged' },
});
