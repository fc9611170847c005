import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import type { ViewBookingQuery } from './view-booking.generated.js';

const words = defineMessages<{ agency: NoMessageValues }>({
  agency: { id: 'checkout.seller.agency', defaultMessage: 'the agency that sold you the tickets' },
});

/** The agency that sold a booking, by name as long as it is known. */
export const sellerName = (intl: IntlShape, { soldBy }: Pick<NonNullable<ViewBookingQuery['booking']>, 'soldBy'>) =>
  soldBy?.name ?? intl.formatMessage(words.agency);
