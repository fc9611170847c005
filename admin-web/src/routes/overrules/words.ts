import { defineMessages, type NoMessageValues } from 'react-intl';
import { askedWords } from '../../features/overrule/asked-words.js';

const own = defineMessages<
  Record<
    'title' | 'pnr' | 'why' | 'seats' | 'amount' | 'one' | 'none' | 'noneText' | 'openBooking',
    NoMessageValues
  > & { total: { count: number; shown: string } }
>({
  title: { id: 'admin.overrules.title', defaultMessage: 'Refunds beyond the terms' },
  total: {
    id: 'admin.overrules.total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  pnr: { id: 'admin.overrules.pnr', defaultMessage: 'Booking' },
  why: { id: 'admin.overrules.why', defaultMessage: 'Why' },
  seats: { id: 'admin.overrules.seats', defaultMessage: 'Seats' },
  amount: { id: 'admin.overrules.amount', defaultMessage: 'Goes back' },
  one: { id: 'admin.overrules.one', defaultMessage: 'One person was enough' },
  none: { id: 'admin.overrules.none', defaultMessage: 'No refund beyond the terms yet' },
  noneText: {
    id: 'admin.overrules.none-text',
    defaultMessage: 'They are asked for on the page of a booking, under “Cancel”.',
  },
  openBooking: { id: 'admin.overrules.open-booking', defaultMessage: 'Open the booking' },
});

export const words = { ...askedWords, ...own };
