import { Button } from '@naga/ui/Button';
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type Bought, customerOf } from './recent-buyers.js';
import type { KnownCustomer } from './sale-form.js';
import classes from './SaleDesk.module.css';

export const words = defineMessages({
  recent: { id: 'booking-flow.sale.recent', defaultMessage: 'Bought before with this number' },
  unread: { id: 'booking-flow.sale.recent-unread', defaultMessage: 'This could not be read. Try again, or type it.' },
});

export interface RecentBuyersProps {
  buyers: readonly { id: string; passengerName: string | null; contactEmail: string | null }[];
  /** The booking of one of them, whole; nothing when it cannot be had. */
  read: (id: string) => Promise<Bought | null | undefined>;
  onTake: (customer: KnownCustomer) => void;
}

/** Who bought with a telephone number before, one press each; nothing where nobody did. */
export function RecentBuyers({ buyers, read, onTake }: RecentBuyersProps) {
  const id = useId();
  const [reading, setReading] = useState<string>();
  const [unread, setUnread] = useState<string>();
  async function take(buyer: string) {
    setReading(buyer);
    setUnread(undefined);
    const booking = await read(buyer).catch(() => undefined);
    setReading(undefined);
    if (booking == null) setUnread(buyer);
    else onTake(customerOf(booking));
  }
  if (buyers.length === 0) return null;
  return (
    <div className={classes.recent} role="group" aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage {...words.recent} />
      </span>
      {buyers.map((buyer) => (
        <Button
          key={buyer.id}
          variant="quiet"
          size="small"
          busy={reading === buyer.id}
          onClick={() => void take(buyer.id)}
        >
          {[buyer.passengerName, buyer.contactEmail].filter(Boolean).join(' · ')}
        </Button>
      ))}
      {buyers.some((buyer) => buyer.id === unread) && (
        <strong className={classes.unread} role="alert">
          <FormattedMessage {...words.unread} />
        </strong>
      )}
    </div>
  );
}
