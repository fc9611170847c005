import { formatCount } from '@naga/kernel/money.js';
import { isGone } from '@naga/kernel/part-state.js';
import { defineMessages, useIntl } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import classes from './EarnsPoints.module.css';

const words = defineMessages<{ earns: { points: number; shown: string } }>({
  earns: {
    id: 'checkout.summary.earns',
    defaultMessage:
      'You earn {points, plural, one {{shown} point} other {{shown} points}} with it, once you have travelled.',
  },
});

const OVER: ReadonlySet<string> = new Set(['COMPLETED', 'NO_SHOW']);

/** What a booking brings whoever bought it; nothing once all of it is over, when the points have come. */
export function EarnsPoints({
  booking: { pointsToEarn, legs },
}: {
  booking: Pick<CheckoutBooking_BookingFragment, 'pointsToEarn' | 'legs'>;
}) {
  const { formatMessage: say } = useIntl();
  const isOver = legs.every(({ parts }) => parts.every(({ state }) => OVER.has(state) || isGone(state)));
  if (pointsToEarn === 0 || isOver) return null;
  return (
    <p className={classes.earns}>{say(words.earns, { points: pointsToEarn, shown: formatCount(pointsToEarn) })}</p>
  );
}
