import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { formatCount, formatMoney } from '@naga/kernel/money.js';
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
  few: { available: number; shown: string; least: number };
  choose: NoMessageValues;
  chosen: { points: number; shown: string; worth: string };
  then: { total: string; left: number; shown: string };
  use: { points: number; shown: string };
  used: { points: number; shown: string; worth: string };
  remove: NoMessageValues;
}>({
  title: { id: 'checkout.points.title', defaultMessage: 'Pay a part with your points' },
  few: {
    id: 'checkout.points.few',
    defaultMessage:
      'You have {available, plural, one {{shown} point} other {{shown} points}}. From {least} on they can pay up to half of your fare.',
  },
  choose: { id: 'checkout.points.choose', defaultMessage: 'How many points' },
  chosen: {
    id: 'checkout.points.chosen',
    defaultMessage: '{points, plural, one {{shown} point} other {{shown} points}}, {worth} less',
  },
  then: {
    id: 'checkout.points.then',
    defaultMessage: 'You would pay {total} and keep {left, plural, one {{shown} point} other {{shown} points}}.',
  },
  use: {
    id: 'checkout.points.use',
    defaultMessage: 'Use {points, plural, one {{shown} point} other {{shown} points}}',
  },
  used: {
    id: 'checkout.points.used',
    defaultMessage: '{points, plural, one {{shown} point pays} other {{shown} points pay}} {worth} of it.',
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
  const said = (amount: number) => ({ points: amount, shown: formatCount(amount), worth: worth(amount) });
  const left = available - chosen;
  const then = { total: worth(due.amount + points - chosen), left, shown: formatCount(left) };
  const canChoose = most >= least;
  if (!canChoose && points === 0 && available === 0) return null;
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2 className={classes.heading}>{intl.formatMessage(words.title)}</h2>
      {points > 0 && (
        <Form method="post" className={classes.used} preventScrollReset>
          <span role="status">{intl.formatMessage(words.used, said(points))}</span>
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
            said={intl.formatMessage(words.chosen, said(chosen))}
            hint={intl.formatMessage(words.then, then)}
            error={refusal && refusalText(intl, refusal.code, refusal.facts)}
          />
          <Button type="submit" variant="quiet" name="intent" value="points" busy={busy} disabled={chosen === points}>
            {intl.formatMessage(words.use, said(chosen))}
          </Button>
        </Form>
      ) : (
        <p className={classes.few}>
          {intl.formatMessage(words.few, { available, shown: formatCount(available), least })}
        </p>
      )}
    </Card>
  );
}
