import { seatsText } from '@naga/booking-flow/hold/seats-text.js';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { travellersOf } from '@naga/booking-flow/sale/travellers.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { Notice } from '@naga/ui/Notice';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { BookingSummary } from '../../features/checkout/BookingSummary.js';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { AddToTrip } from '../../features/checkout/AddToTrip.js';
import type { AddOnOffer } from '../../features/checkout/add-on-form.js';
import { HoldOver } from '../../features/checkout/HoldOver.js';
import { GiveForCause } from '../../features/checkout/GiveForCause.js';
import { givenWith } from '../../features/checkout/given-with.js';
import { KeptRate } from '../../features/checkout/KeptRate.js';
import { OfferCode } from '../../features/checkout/OfferCode.js';
import { type PointsOffer, UsePoints } from '../../features/checkout/UsePoints.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import { changeBookingPath, passengersPath, seatsPathOf } from '../../features/checkout/paths.js';
import { shownTotalField } from '../../features/checkout/shown-total.js';
import { useVisitBooking } from '../../features/checkout/use-visit-booking.js';
import { useWalletReturn } from '../../features/checkout/use-wallet-return.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { isMethod, MARKS, METHOD_WORDS, type Method } from '../../features/checkout/method-words.js';
import type { PaymentAnswer } from './payment-action.js';
import classes from './PayForm.module.css';
import { isByMethod, type Option, pricedBy } from '../../features/checkout/by-method.js';
import { MethodHint } from './MethodHint.js';
import { words } from './payment-words.js';
import { reasonText } from './reason-words.js';

const FORM = 'payment';

export interface PayFormProps {
  booking: CheckoutBooking_BookingFragment;
  /** How the last attempt ended, when it brought no money, or none that stayed. */
  ended: 'sentBack' | 'declined' | 'cancelled' | 'expired' | 'replaced' | undefined;
  options: readonly Option[];
  /** What of the reader's points can pay a part of it. */
  pointsOffer: PointsOffer | null;
  /** What can be bought beside the seats. */
  addOnOffers: readonly AddOnOffer[];
}

/** Ways that are shown though they cannot be taken now, and why. */
const closedWays = (intl: IntlShape, options: readonly Option[]) =>
  options.flatMap(({ method, reason, facts }) => {
    const why = reason === null || method === 'WALLET_CREDIT' ? undefined : reasonText(intl, reason, facts);
    return why === undefined || !isMethod(method) ? [] : [{ method, why }];
  });

/** Credit that pays a part of it, beside another way. */
function creditOf(options: readonly Option[]): { amount: number; currency: string } | undefined {
  const wallet = options.find(({ method, reason }) => method === 'WALLET_CREDIT' && reason === 'NOT_ENOUGH');
  const { available, currency } = wallet?.facts ?? {};
  return typeof available === 'number' && available > 0 ? { amount: available, currency: String(currency) } : undefined;
}

/** For the eye only: the label says the same. */
function MethodMark({ method }: { method: Method }) {
  const [text, colour] = MARKS[method] ?? [];
  if (text === undefined) return null;
  return (
    <span className={classes.mark} style={{ background: colour }} aria-hidden>
      {text}
    </span>
  );
}

/** How to pay, once more what and for whom, and the one button that pays. */
export function PayForm({ booking: held, ended, options, pointsOffer, addOnOffers }: PayFormProps) {
  const intl = useIntl();
  const to = useLocalPath();
  useWalletReturn(held.payments);
  useVisitBooking(held.id);
  const answer = useActionData<PaymentAnswer | null>() ?? {};
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : (formData?.get('intent') ?? 'pay');
  const [gone, setGone] = useState<readonly Method[]>([]);
  const { without } = answer;
  if (without !== undefined && !gone.includes(without)) setGone([...gone, without]);
  const isFree = held.due.amount === 0;
  const isExchange = held.exchange !== null;
  const closed = closedWays(intl, options);
  const credit = creditOf(options);
  const methods = options
    .filter(({ reason }) => reason === null)
    .map(({ method }) => method)
    .filter(isMethod)
    .filter((method) => held.couponMethods.length === 0 || held.couponMethods.includes(method))
    .filter((method) => !gone.includes(method));
  const [chosen, setChosen] = useState<Method>();
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0];
  const offered = options.filter((option) => methods.some((one) => one === option.method));
  // The difference of an exchange is what it is; so is nothing.
  const isFixed = isFree || isExchange;
  const booking = isFixed ? held : pricedBy(held, offered, method);
  const isOver = holdStateOf(held) === 'over';
  const total = formatMoney(moneyOf(booking.due));
  const title = intl.formatMessage(isExchange ? words.exchange : words.title);
  return (
    <CheckoutFrame
      title={title}
      step="payment"
      ways={isExchange ? {} : { seats: seatsPathOf(booking), passengers: passengersPath(booking.id) }}
      aside={
        <BookingSummary
          booking={isOver ? held : booking}
          action={
            isOver || (method === undefined && !isFree) ? undefined : (
              <Button type="submit" form={FORM} wide size="large" busy={busyWith === 'pay'}>
                {isFree
                  ? intl.formatMessage(words.free)
                  : intl.formatMessage(method === 'PAY_ON_BOARDING' ? words.reserve : words.pay, { total })}
              </Button>
            )
          }
        />
      }
    >
      <Form method="post" id={FORM} className={classes.form} preventScrollReset>
        {offered.map((option) => (
          <input
            key={option.method}
            type="hidden"
            name={shownTotalField(option.method)}
            value={(isFixed ? booking : option).total.amount}
          />
        ))}
        {isOver && (
          <HoldOver
            booking={booking}
            refusal={answer.againRefused === true ? answer.refusal : undefined}
            busy={busyWith === 'again'}
          />
        )}
        {!isOver && ended !== undefined && answer.refusal === undefined && (
          <Notice tone="warn" live="alert" title={intl.formatMessage(words[ended])}>
            <p>{intl.formatMessage(words.retry)}</p>
          </Notice>
        )}
        {!isOver && answer.refusal !== undefined && (
          <Notice tone="bad" live="alert">
            <p>{refusalText(intl, answer.refusal.code, answer.refusal.facts)}</p>
          </Notice>
        )}
        <UnheardNotice />
        <ErrorSummary
          errors={answer.noMethod === true ? [{ fieldId: FORM, text: intl.formatMessage(words.noMethod) }] : []}
        />
        <h1>{title}</h1>
        {isExchange && <Notice>{intl.formatMessage(words.oldStays)}</Notice>}
        {!isOver && !isExchange && (
          <KeptRate booking={booking}>
            <AddToTrip
              booking={booking}
              offers={addOnOffers}
              answer={answer.addOns}
              taken={answer.addOnsTaken === true}
              busy={busyWith === 'addOns'}
            />
          </KeptRate>
        )}
        {!isFree && (
          <Card as="section" kind="panel" className={classes.panel}>
            <RadioGroup
              legend={intl.formatMessage(words.how)}
              name="method"
              look="cards"
              value={method}
              onChange={setChosen}
              options={[
                ...methods.map((value) => ({
                  value,
                  label: intl.formatMessage(METHOD_WORDS[value][0]),
                  hint: <MethodHint method={value} options={isFixed ? [] : offered} />,
                  aside: <MethodMark method={value} />,
                })),
                ...closed.map(({ method: value, why }) => ({
                  value,
                  label: intl.formatMessage(METHOD_WORDS[value][0]),
                  hint: why,
                  disabled: true,
                })),
              ]}
            />
            {!isFixed && isByMethod(offered) && <p className={classes.safe}>{intl.formatMessage(words.byMethod)}</p>}
            {credit !== undefined && (
              <CheckboxField
                name="useWallet"
                value="yes"
                label={intl.formatMessage(words.useWallet, { credit: formatMoney(moneyOf(credit)) })}
              />
            )}
            <p className={classes.safe}>{intl.formatMessage(words.safe)}</p>
          </Card>
        )}
        <Card as="section" kind="panel" className={classes.panel}>
          <h2 className={classes.heading}>{intl.formatMessage(words.check)}</h2>
          <ul className={classes.people}>
            {travellersOf(booking.legs).map(({ person, staying }) => (
              <li key={person.id}>
                <span>{nameText(intl, person)}</span>
                <span>{seatsText(staying.map(({ seatNumber }) => [seatNumber]))}</span>
              </li>
            ))}
          </ul>
          <p className={classes.contact}>
            {[booking.contactEmail, booking.contactPhone].filter((one) => one !== null).join(' · ')}
          </p>
          {!isOver && !isExchange && (
            <Link to={to(passengersPath(booking.id))}>{intl.formatMessage(words.change)}</Link>
          )}
          {isExchange && <Link to={to(changeBookingPath(booking.id))}>{intl.formatMessage(words.keepOld)}</Link>}
        </Card>
      </Form>
      {!isOver && !isExchange && pointsOffer !== null && (
        <UsePoints
          key={`${booking.points} ${pointsOffer.most}`}
          booking={booking}
          offer={pointsOffer}
          refusal={answer.pointsRefusal}
        />
      )}
      {!isOver && !isExchange && <OfferCode booking={booking} answer={answer.offer} />}
      {!isOver && !isExchange && (
        <GiveForCause key={JSON.stringify(givenWith(held))} booking={held} answer={answer.donation} />
      )}
    </CheckoutFrame>
  );
}
