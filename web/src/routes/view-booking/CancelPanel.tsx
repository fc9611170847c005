import { formatMoney, money, type Currency } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { nameIn, ridesOf } from '../../features/checkout/booking-rides.js';
import { bookingPathFrom } from '../../features/checkout/booking-place.js';
import { CreditChoice } from '../../features/checkout/CreditChoice.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { refundStepText } from '../../features/checkout/price-made/refund-text.js';
import { sellerName } from './seller-name.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { ViewBookingQuery } from './view-booking.generated.js';
import classes from './view-booking.module.css';
import { words } from './view-booking-words.js';

type Booking = NonNullable<ViewBookingQuery['booking']>;
type WayBack = Booking['payments'][number]['wayBack'];
type Part = Booking['legs'][number]['parts'][number];
type Offer = NonNullable<Booking['refundOffer']>;
type Line = Offer['lines'][number];

export interface CancelPanelProps {
  booking: Booking;
  offer: Offer;
  /** BookingPart.id of the seats the address names; all that can be given back where it names none. */
  named: readonly string[];
}

const WHOLE = {
  AS_PAID: 'cancelText',
  CASH: 'cancelTextCash',
  AGENCY: 'cancelTextAgency',
  credit: 'cancelTextCredit',
} as const;
const SOME = {
  AS_PAID: 'cancelSome',
  CASH: 'cancelSomeCash',
  AGENCY: 'cancelSomeAgency',
  credit: 'cancelSomeCredit',
} as const;

/** How all that was paid goes back; what was paid in several ways goes back as it was paid. */
const wayBackOf = ({ payments }: Booking): WayBack => {
  const ways = new Set(payments.filter(({ state }) => state === 'SETTLED').map(({ wayBack }) => wayBack));
  const [way = 'AS_PAID'] = ways;
  return ways.size === 1 ? way : 'AS_PAID';
};

/** What of a seat comes back, with what was bought beside it. */
const backOf = ({ amount, addOns }: Line): number => amount.amount + addOns.amount;

/** The rides with the seats of them that can be given back. */
const ridesToGiveBack = ({ legs }: Booking, { lines }: Offer) => {
  const ofParts = new Map(lines.map((line) => [line.partId, line]));
  return legs
    .map((leg) => ({
      leg,
      seats: leg.parts.flatMap((part) => {
        const line = ofParts.get(part.id);
        return line === undefined ? [] : [{ part, line }];
      }),
    }))
    .filter(({ seats }) => seats.length > 0);
};

/**
 * Which seats, and the amount first, then the question: nobody cancels without knowing what comes back. Without script
 * the choice is sent to be counted and stands in the address.
 */
export function CancelPanel({ booking, offer, named }: CancelPanelProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { pathname } = useLocation();
  const { language } = useSite();
  const { state } = useNavigation();
  const all = offer.lines.map(({ partId }) => partId);
  const [chosen, setChosen] = useState(() => {
    const known = all.filter((id) => named.includes(id));
    return new Set(known.length > 0 ? known : all);
  });
  const [asCredit, setAsCredit] = useState(false);
  const rides = ridesToGiveBack(booking, offer);
  const refund = offer.lines.filter(({ partId }) => chosen.has(partId)).reduce((sum, line) => sum + backOf(line), 0);
  const amount = formatMoney(money(refund, offer.amount.currency as Currency));
  const isWhole = chosen.size === all.length;
  const isNothing = refund === 0;
  const say = intl.formatMessage;
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const howOf = ({ fare }: Part, { percent, fixedFee, addOns }: Line) => {
    const step = refundStepText(intl, { fare, percent, fixedFee: fixedFee.amount });
    const beside = { amount: formatMoney(moneyOf({ ...fare, amount: addOns.amount })) };
    return addOns.amount === 0 ? step : `${step} · ${say(words.cancelAddOns, beside)}`;
  };
  const agency = sellerName(intl, booking);
  const way = asCredit ? 'credit' : wayBackOf(booking);
  const text = isWhole
    ? isNothing
      ? say(words.cancelNothing)
      : say(words[WHOLE[way]], { amount, agency, paid: formatMoney(moneyOf(offer.paid)) })
    : isNothing
      ? say(words.cancelSomeNothing)
      : say(words[SOME[way]], { amount, agency });
  return (
    <Notice tone="warn" title={say(all.length > 1 ? words.cancelWhich : words.cancelTitle)}>
      {booking.exchange !== null && <p>{say(words.cancelEndsChange)}</p>}
      {all.length > 1 && (
        <Form method="get" action={to(bookingPathFrom(pathname, booking.id))} className={classes.choice}>
          <input type="hidden" name="cancel" value="1" />
          {rides.map(({ leg, seats }) => (
            <fieldset key={leg.id} className={classes.ride}>
              <legend>
                {say(words.ride, {
                  from: nameIn(leg.fromLocationName, language),
                  to: nameIn(leg.toLocationName, language),
                  day: ridesOf({ legs: [leg] }, language)[0]!.day,
                })}
              </legend>
              {seats.map(({ part, line }) => (
                <CheckboxField
                  key={part.id}
                  id={`part-${part.id}`}
                  name="part"
                  value={part.id}
                  checked={chosen.has(part.id)}
                  onChange={({ target }) => choose(part.id, target.checked)}
                  label={nameText(intl, part)}
                  hint={`${say(words.seat, { seat: part.seatNumber })} · ${howOf(part, line)}`}
                  aside={formatMoney(moneyOf({ ...line.amount, amount: backOf(line) }))}
                />
              ))}
            </fieldset>
          ))}
          <noscript>
            <Button type="submit" variant="quiet">
              {say(words.cancelCount)}
            </Button>
          </noscript>
        </Form>
      )}
      {all.length === 1 && <p>{rides.flatMap(({ seats }) => seats.map(({ part, line }) => howOf(part, line)))}</p>}
      <p role="status">{chosen.size === 0 ? say(words.cancelNone) : text}</p>
      <Form method="post" action={to(bookingPathFrom(pathname, booking.id))}>
        {[...chosen].map((id) => (
          <input key={id} type="hidden" name="part" value={id} />
        ))}
        <input type="hidden" name="refund" value={refund} />
        {!isNothing && <CreditChoice booking={booking} isChosen={asCredit} onChange={setAsCredit} />}
        <ActionRow>
          <Button
            type="submit"
            variant="danger"
            name="intent"
            value="cancel"
            disabled={chosen.size === 0}
            busy={state !== 'idle'}
          >
            {isNothing ? say(words.cancelYesNothing) : say(words.cancelYes, { amount })}
          </Button>
          <Button as={Link} variant="quiet" to={to(bookingPathFrom(pathname, booking.id))}>
            {say(words.cancelNo)}
          </Button>
        </ActionRow>
      </Form>
    </Notice>
  );
}
