import { travelDate } from '@naga/kernel/travel-date.js';
import type { IntlShape } from 'react-intl';
import type { ListView } from '../../features/list/ListViews.js';
import type { BookingListState } from './booking-filters.js';
import { words } from './words.js';

/** The views everybody has; `today` is 'YYYY-MM-DD' at the stops. */
export const bookingViews = (intl: IntlShape, today: string): ListView<BookingListState>[] => [
  { id: 'all', label: intl.formatMessage(words.viewAll), filters: {} },
  {
    id: 'today',
    label: intl.formatMessage(words.viewToday),
    filters: { travelFrom: travelDate(today), travelTo: travelDate(today) },
  },
  { id: 'collect', label: intl.formatMessage(words.viewCollect), filters: { collect: 'yes' } },
  { id: 'review', label: intl.formatMessage(words.viewReview), filters: { review: 'yes' } },
  { id: 'refused', label: intl.formatMessage(words.viewRefused), filters: { refused: 'yes' } },
  { id: 'refund', label: intl.formatMessage(words.viewRefund), filters: { payment: 'REFUND_PENDING' } },
];
