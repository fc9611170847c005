import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { PromotionsTold } from '../../features/checkout/PromotionsTold.js';
import classes from './PromotionsAhead.module.css';
import type { RideToSeat } from './rides-to-seat.js';
import { usePromotionsAhead } from './use-promotions-ahead.js';

/** Before the seats are held: that a promotion will lower the price, and to what, so that nobody wonders afterwards. */
export function PromotionsAhead({ rides, choice }: { rides: readonly RideToSeat[]; choice: SeatChoice }) {
  const found = usePromotionsAhead(rides, choice);
  return (
    found !== undefined && (
      <p className={classes.ahead} role="status">
        <PromotionsTold found={found} />
      </p>
    )
  );
}
