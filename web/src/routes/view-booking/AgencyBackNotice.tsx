import { formatMoney } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { sellerName } from './seller-name.js';
import type { ViewBookingQuery } from './view-booking.generated.js';

const words = defineMessages<{
  title: { amount: string; agency: string };
  lead: NoMessageValues;
  deskTitle: { amount: string };
  deskLead: NoMessageValues;
}>({
  title: { id: 'checkout.agencyBack.title', defaultMessage: 'You get {amount} back from {agency}' },
  lead: {
    id: 'checkout.agencyBack.lead',
    defaultMessage: 'You bought the tickets there, and there your money is paid out: please ask for it.',
  },
  deskTitle: { id: 'checkout.agencyBack.deskTitle', defaultMessage: 'Your customer gets {amount} back from you' },
  deskLead: {
    id: 'checkout.agencyBack.deskLead',
    defaultMessage: 'It goes back into your balance with us: please pay it to your customer.',
  },
});

export interface AgencyBackNoticeProps {
  booking: NonNullable<ViewBookingQuery['booking']>;
  /** Looked at by who sold it. */
  atDesk: boolean;
}

/** Where the money is that went back to the agency which sold the booking: who paid there asks there. */
export function AgencyBackNotice({ booking, atDesk }: AgencyBackNoticeProps) {
  const intl = useIntl();
  const { backAtAgency } = booking;
  if (backAtAgency.amount === 0) return null;
  const values = { amount: formatMoney(moneyOf(backAtAgency)), agency: sellerName(intl, booking) };
  return (
    <Notice live="status" title={intl.formatMessage(atDesk ? words.deskTitle : words.title, values)}>
      <p>{intl.formatMessage(atDesk ? words.deskLead : words.lead)}</p>
    </Notice>
  );
}
