import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { lazy, Suspense, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { clockOf, dayOf, formatDate } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { Lines } from '../../features/lines/Lines.js';
import classes from '../view-booking/view-booking.module.css';
import type { ExchangeOfferQuery } from './change-booking.generated.js';
import { words } from './change-words.js';
import type { Change } from './load-change.js';

const ChangeSeats = lazy(async () => ({ default: (await import('./ChangeSeats.js')).ChangeSeats }));

type Offer = Extract<ExchangeOfferQuery['exchangeOffer'], { __typename?: 'ExchangeOffer' }>;

/** The seats that were found for them, ride by ride in the order of the passengers. */
function seatsFound({ parts }: NonNullable<Change['wish']>, { seats }: Offer): SeatChoice {
  const numbers: Record<string, string[]> = {};
  for (const { legId, seatNumber } of seats) numbers[legId] = [...(numbers[legId] ?? []), seatNumber];
  return { seats: numbers, sitters: parts, pickups: {} };
}

/** What the change costs, line by line, and the one button that makes it: nobody changes without knowing. */
export function OfferPanel({
  wish,
  couponCode,
  offer,
  maps,
  departs,
}: {
  wish: NonNullable<Change['wish']>;
  couponCode: string | null;
  offer: Offer;
  maps: NonNullable<Change['maps']>;
  departs: string;
}) {
  const { formatMessage: say } = useIntl();
  const { language } = useSite();
  const busy = useNavigation().state !== 'idle';
  const [chooses, setChooses] = useState(false);
  const { currency } = offer.oldFare;
  const amount = (minor: number): string => formatMoney(moneyOf({ amount: minor, currency }));
  const { difference, collected } = offer;
  const total = difference < 0 ? words.comesBack : collected ? words.onBoard : words.toPay;
  const yes =
    difference === 0 || collected
      ? say(words.yes)
      : say(difference > 0 ? words.yesPay : words.yesBack, { amount: amount(Math.abs(difference)) });
  const saved = offer.couponKept.amount;
  const code = couponCode ?? '';
  const lines = [
    { id: 'old', label: say(words.oldFare), value: amount(offer.oldFare.amount) },
    { id: 'new', label: say(words.newFare), value: amount(offer.newFare.amount + saved) },
    ...(saved > 0 ? [{ id: 'coupon', label: say(words.couponKept, { code }), value: amount(0 - saved) }] : []),
    { id: 'fee', label: say(words.fee), value: amount(offer.fee.amount) },
    ...(offer.kept.amount > 0 ? [{ id: 'kept', label: say(words.kept), value: amount(offer.kept.amount) }] : []),
    {
      id: 'total',
      label: <strong>{say(total)}</strong>,
      value: <strong>{amount(Math.abs(difference))}</strong>,
    },
  ];
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2>{say(words.offer, { day: formatDate(dayOf(departs), language), time: clockOf(departs) })}</h2>
      <Lines lines={lines} />
      {offer.couponLost.amount > 0 && (
        <Notice tone="warn">{say(words.couponLost, { code, amount: amount(offer.couponLost.amount) })}</Notice>
      )}
      <Form method="post">
        <input type="hidden" name="way" value={wish.way.id} />
        <input type="hidden" name="journey" value={wish.journeyId} />
        <input type="hidden" name="expected" value={difference} />
        {chooses ? (
          <Suspense>
            <ChangeSeats maps={maps} found={seatsFound(wish, offer)} />
          </Suspense>
        ) : (
          <p>
            {say(words.seats, { seats: offer.seats.map(({ seatNumber }) => seatNumber).join(', ') })}{' '}
            <Button type="button" variant="link" onClick={() => setChooses(true)}>
              {say(words.chooseSeats)}
            </Button>
          </p>
        )}
        {wish.parts.map(({ id }) => (
          <input key={id} type="hidden" name="part" value={id} />
        ))}
        <ActionRow>
          <Button type="submit" name="intent" value="begin" busy={busy}>
            {yes}
          </Button>
          <Button as={Link} variant="quiet" to={{ search: '' }}>
            {say(words.otherDeparture)}
          </Button>
        </ActionRow>
      </Form>
    </Card>
  );
}
