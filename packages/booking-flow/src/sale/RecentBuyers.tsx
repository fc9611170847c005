import { Button } from '@naga/ui/Button';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import classes from './SaleDesk.module.css';

const words = defineMessages({
  recent: { id: 'booking-flow.sale.recent', defaultMessage: 'Bought before with this number' },
});

export interface RecentBuyersProps {
  buyers: readonly { id: string; passengerName: string | null; contactEmail: string | null }[];
  onTake: (id: string) => void;
}

/** Who bought with a telephone number before, one press each; nothing where nobody did. */
export function RecentBuyers({ buyers, onTake }: RecentBuyersProps) {
  const id = useId();
  if (buyers.length === 0) return null;
  return (
    <div className={classes.recent} role="group" aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage {...words.recent} />
      </span>
      {buyers.map((buyer) => (
        <Button key={buyer.id} variant="quiet" size="small" onClick={() => onTake(buyer.id)}>
          {[buyer.passengerName, buyer.contactEmail].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}
