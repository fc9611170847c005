import { formatMoney } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { ViewBookingQuery } from './view-booking.generated.js';

const words = defineMessages<{ title: { amount: string }; lead: { pnr: string } }>({
  title: { id: 'checkout.cashBack.title', defaultMessage: 'You get {amount} back in cash' },
  lead: {
    id: 'checkout.cashBack.lead',
    defaultMessage:
      'Name your booking reference {pnr} at a counter of the operator. The counter sends a code to the telephone and the e-mail address of the booking: tell it there.',
  },
});

/** Where what was paid in cash is handed out, while it waits there. */
export function CashBackNotice({ booking }: { booking: NonNullable<ViewBookingQuery['booking']> }) {
  const intl = useIntl();
  const { pnr, cashBack } = booking;
  if (cashBack.amount === 0) return null;
  return (
    <Notice live="status" title={intl.formatMessage(words.title, { amount: formatMoney(moneyOf(cashBack)) })}>
      <p>{intl.formatMessage(words.lead, { pnr })}</p>
    </Notice>
  );
}
