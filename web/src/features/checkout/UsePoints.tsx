import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { RangeField } from '@naga/ui/RangeField';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { moneyOf } from '../../session/money.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import classes from './UsePoints.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  few: { available: number; least: number };
  choose: NoMessageValues;
  chosen: { points: number; worth: string };
  then: { total: string; left: number };
  use: { points: number };
  used: { points: number; worth: string };
  remove: NoMessageValues;
}>({
  title: { id: 'checkout.points.title', defaultMessage: 'Pay a part with your points' },
  few: {
    id: 'checkout.points.few',
    defaultMessage:
      'You have {available, plural, one {# point} other {# points}}. From {least} on they can pay up to half of your fare.',
  },
  choose: { id: 'checkout.points.choose', defaultMessage: 'How many points' },
  chosen: {
    id: 'checkout.points.chosen',
    defaultMessage: '{points, plural, one {# point} other {# points}}, {worth} less',
  },
  then: {
    id: 'checkout.points.then',
    defaultMessage: 'You would pay {total} and keep {left, plural, one {# point} other {# points}}.',
  },
  use: { id: 'checkout.points.use', defaultMessage: 'Use {points, plural, one {# point} other {# points}}' },
  used: {
    id: 'checkout.points.used',
    defaultMessage: '{points, plural, one {# point pays} other {# points pay}} {worth} of it.',
  },
  remove: { id: 'checkout.points.remove', defaultMessage: 'Keep my points' },
});

/** What of somebody's points can pay a part of a booking. */
export interface PointsOffer {
  readonly available: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface UsePointsProps {
  booking: Pick<CheckoutBooking_BookingFragment, 'points' | 'due'>;
  offer: PointsOffer;
  refusal: Refusal | undefined;
}

/** How many points pay a part of it, with what is left to pay while one chooses; the page's action takes intent=points. */
export function UsePoints({ booking: { points, due }, offer, refusal }: UsePointsProps) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  const { available, least, most, step } = offer;
  const [chosen, setChosen] = useState(points > 0 ? Math.min(points, most) : most);
  const busy = state !== 'idle' && formData?.get('intent') === 'points';
  // A point is worth a cent of the dollar.
  const worth = (amount: number) => formatMoney(moneyOf({ ...due, amount }));
  const then = { total: worth(due.amount + points - chosen), left: available - chosen };
  const canChoose = most >= least;
  if (!canChoose && points === 0 && available === 0) return null;
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2 className={classes.heading}>{intl.formatMessage(words.title)}</h2>
      {points > 0 && (
        <Form method="post" className={classes.used} preventScrollReset>
          <span role="status">{intl.formatMessage(words.used, { points, worth: worth(points) })}</span>
          <input type="hidden" name="points" value="0" />
          <Button type="submit" variant="link" name="intent" value="points" busy={busy}>
            {intl.formatMessage(words.remove)}
          </Button>
        </Form>
      )}
      {canChoose ? (
        <Form method="post" className={classes.choose} preventScrollReset>
          <RangeField
            label={intl.formatMessage(words.choose)}
            name="points"
            min={least}
            max={most}
            step={step}
            value={chosen}
            onChange={setChosen}
            said={intl.formatMessage(words.chosen, { points: chosen, worth: worth(chosen) })}
            hint={intl.formatMessage(words.then, then)}
            error={refusal && refusalText(intl, refusal.code, refusal.facts)}
          />
          <Button type="submit" variant="quiet" name="intent" value="points" busy={busy} disabled={chosen === points}>
            {intl.formatMessage(words.use, { points: chosen })}
          </Button>
        </Form>
      ) : (
        <p className={classes.few}>{intl.formatMessage(words.few, { available, least })}</p>
      )}
    </Card>
  );
}
