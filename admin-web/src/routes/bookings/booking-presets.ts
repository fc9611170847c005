import type { IntlShape } from 'react-intl';
import { FACT_AMOUNTS } from '../../features/booking-words/facts-of-booking.js';
import type { ColumnPreset } from '../../features/list/presets/column-presets.rules.js';
import { words } from './words.js';

/** Columns for who counts the money of bookings, and for who calls their travellers. */
export const bookingPresets = (intl: IntlShape): ColumnPreset[] => [
  {
    id: 'money',
    label: intl.formatMessage(words.moneyColumns),
    columns: ['booked', 'payment', 'paymentMethod', 'total', ...FACT_AMOUNTS],
  },
  {
    id: 'travellers',
    label: intl.formatMessage(words.travellerColumns),
    columns: ['journey', 'leaves', 'passengerNames', 'nationalities', 'seatNumbers', 'ticketCodes', 'note'],
  },
];
