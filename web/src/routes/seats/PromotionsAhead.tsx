import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { useShownText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { nameIn } from '../../features/checkout/booking-rides.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import classes from './PromotionsAhead.module.css';
import type { RideToSeat } from './rides-to-seat.js';
import { words } from './seats-words.js';
import { usePromotionsAhead } from './use-promotions-ahead.js';

/** Before the seats are held: that a promotion will lower the price, and to what, so that nobody wonders afterwards. */
export function PromotionsAhead({ rides, choice }: { rides: readonly RideToSeat[]; choice: SeatChoice }) {
  const intl = useIntl();
  const shown = useShownText();
  const { language } = useSite();
  const found = usePromotionsAhead(rides, choice);
  if (found === undefined) return null;
  const names = found.promotions.map(({ titles }) => nameIn(titles, language));
  return (
    <p className={classes.ahead} role="status">
      {intl.formatMessage(words.ahead, {
        names: names.join(', '),
        amount: shown(moneyOf(found.discount)),
        total: shown(moneyOf(found.total)),
      })}
    </p>
  );
}
