import { formatMoney } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { moneyOf } from '../../session/money.js';
import { ADDED_FIELD, type AddedAgain } from './added-again.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

const words = defineMessages<Record<AddedAgain, { total: string }>>({
  gone: {
    id: 'checkout.add-ons.gone',
    defaultMessage:
      'Your seats are held. Not all that you had added to your trip could be kept. Your booking costs {total} now.',
  },
  repriced: {
    id: 'checkout.add-ons.repriced',
    defaultMessage:
      'Your seats are held. What you had added to your trip has another price now: your booking costs {total}.',
  },
});

/** Of seats that are held again: what became of what had been added to the trip, where that is not all as it was. */
export function AddedNotice({ booking }: { booking: Pick<CheckoutBooking_BookingFragment, 'total'> }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const added = query.get(ADDED_FIELD);
  if (added !== 'gone' && added !== 'repriced') return null;
  return (
    <Notice tone="warn" live="alert">
      {intl.formatMessage(words[added], { total: formatMoney(moneyOf(booking.total)) })}
    </Notice>
  );
}
