import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { formatMoney } from '@naga/kernel/money.js';
import { isGone } from '@naga/kernel/part-state.js';
import { Button } from '@naga/ui/Button';
import { useShownRates, useShownText } from '@naga/ui/shown-rate.js';
import { Card } from '@naga/ui/Card';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { termsOf } from '../../features/checkout/booking-rides.js';
import { EarnsPoints } from '../../features/checkout/EarnsPoints.js';
import { linesOfBooking } from '../../features/checkout/price-lines.js';
import { stayingOf } from '@naga/booking-flow/sale/staying.js';
import { TripTerms } from '../../features/checkout/TripTerms.js';
import { CommissionMade, type CommissionMadeProps } from '../../features/checkout/price-made/CommissionMade.js';
import { madeOfBooking } from '../../features/checkout/price-made/made-of-booking.js';
import { PriceMade } from '../../features/checkout/price-made/PriceMade.js';
import { RefundMade } from '../../features/checkout/price-made/RefundMade.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { Lines } from '@naga/ui/Lines';
import classes from './view-booking.module.css';
import type { ViewBookingQuery } from './view-booking.generated.js';
import { stateWords, words } from './view-booking-words.js';

/** States of a refund that is not at its end. */
const ON_THE_WAY = ['created', 'transit'];
/** Its provider did not take it; it is tried again, or waits for a person. */
const REFUSED = ['failed'];

/** What the booking costs as it stands, what was paid, what comes back, and the way to give it back. */
export function MoneyCard({
  booking,
  earned: earnedBySeats,
  mayCancel,
}: {
  booking: NonNullable<ViewBookingQuery['booking']>;
  earned: CommissionMadeProps['legs'];
  /** The way to give it back may stand here. */
  mayCancel: boolean;
}) {
  const intl = useIntl();
  const { language } = useSite();
  const say = intl.formatMessage;
  const { payments, refundOffer } = booking;
  const earned = booking.facts?.agentCommission;
  const staying = stayingOf(booking);
  const shown = useShownText();
  const rate = useShownRates()[staying.total.currency];
  const amount = (wire: { amount: number; currency: string }) => formatMoney(moneyOf(wire));
  const isSold = holdStateOf(booking) === 'sold';
  const sumOf = (states: readonly string[]) =>
    booking.refunds
      .filter(({ state }) => states.includes(state))
      .reduce((sum, refund) => sum + refund.amount.amount, 0);
  const isWhole = booking.legs.every(({ parts }) => parts.every(({ state }) => !isGone(state)));
  const [comingBack, refused] = [sumOf(ON_THE_WAY), sumOf(REFUSED)];
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2>{say(words.money)}</h2>
      <Lines
        lines={[
          ...linesOfBooking(intl, staying, booking).map(({ id, label, money }) => ({
            id,
            label,
            value: formatMoney(money),
          })),
          {
            id: 'total',
            label: <strong>{say(words.total)}</strong>,
            value: <strong>{formatMoney(staying.total)}</strong>,
          },
          ...(rate === undefined ? [] : [{ id: 'shown', label: say(words.shown), value: shown(staying.total) }]),
          ...payments.flatMap((one) => {
            const label = `${say(stateWords.method[one.method])} · ${say(stateWords.attempt[one.state])}`;
            const line = { id: one.id, label, value: amount(one.amount) };
            const rest = { id: `${one.id}-let-go`, label: say(words.letGo), value: amount(one.forgiven) };
            return one.forgiven.amount > 0 ? [line, rest] : [line];
          }),
          ...(comingBack > 0
            ? [
                {
                  id: 'coming-back',
                  label: say(stateWords.payment.REFUND_PENDING),
                  value: amount({ ...booking.refunded, amount: comingBack }),
                },
              ]
            : []),
          ...(refused > 0
            ? [
                {
                  id: 'refused',
                  label: say(words.refundRefused),
                  value: amount({ ...booking.refunded, amount: refused }),
                },
              ]
            : []),
          ...(booking.refunded.amount > 0
            ? [{ id: 'refunded', label: say(words.refunded), value: amount(booking.refunded) }]
            : []),
          ...(earned == null || earned.amount === 0
            ? []
            : [{ id: 'earned', label: say(words.earned), value: amount(earned) }]),
          ...(booking.due.amount > 0 ? [{ id: 'due', label: say(words.due), value: amount(booking.due) }] : []),
        ]}
      />
      {isSold && <EarnsPoints booking={booking} />}
      <PriceMade
        {...madeOfBooking(staying, language)}
        // The fee is of the fares as they were sold: of those that stay it would not come out.
        {...(!isWhole && { fees: [] })}
      />
      <RefundMade legs={booking.legs} fees={booking.fees} />
      <CommissionMade legs={earnedBySeats} />
      {refused > 0 && <p>{say(words.refundFailed)}</p>}
      {isSold && <TripTerms rides={termsOf(staying, language)} now={booking.now} />}
      {refundOffer !== null && isSold && mayCancel && (
        <p className={classes.actions}>
          <Button as={Link} variant="quiet" to={{ search: '?cancel=1' }} preventScrollReset={false}>
            {say(words.cancel)}
          </Button>
        </p>
      )}
    </Card>
  );
}
