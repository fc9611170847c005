import { seatsText } from '@naga/booking-flow/hold/seats-text.js';
import { travellersOf } from '@naga/booking-flow/sale/travellers.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { differenceLines } from '@naga/booking-flow/exchange/exchange-lines.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { TripSummary } from '@naga/booking-flow/trip/TripSummary';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { StatGrid } from '@naga/ui/StatGrid';
import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import {
  type AddOnsAnswer,
  loadAddOnOffers,
  takeAddOns,
  takeBeforePaying,
} from '../../features/checkout/add-on-action.js';
import { AddToTrip } from '../../features/checkout/AddToTrip.js';
import { ridesOf } from '../../features/checkout/booking-rides.js';
import { pricedBy } from '../../features/checkout/by-method.js';
import { PaymentMethodsDocument } from '../../features/checkout/payment-methods.generated.js';
import { BookingHold } from '../../features/checkout/BookingHold.js';
import { ExchangedAddOns } from '../../features/checkout/ExchangedAddOns.js';
import { toBePaid } from '../../features/checkout/exchange-hold.js';
import { extendHold } from '../../features/checkout/hold-actions.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { paymentPath } from '../../features/checkout/paths.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import { linesOfBooking } from '../../features/checkout/price-lines.js';
import { shownTotal, shownTotalField } from '../../features/checkout/shown-total.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { Lines } from '@naga/ui/Lines';
import { madeOfBooking } from '../../features/checkout/price-made/made-of-booking.js';
import { PriceMade } from '../../features/checkout/price-made/PriceMade.js';
import { askAbout } from '../../session/booking-token.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/pay';
import {
  agencyBookingPath,
  agencyChangePath,
  agencyReceiptPath,
  agencySearchPathOf,
} from '../../features/checkout/agency-paths.js';
import {
  AgencyFundsDocument,
  AgencyGiveUpDocument,
  AgencyKeepOldDocument,
  AgencyPayDocument,
} from './agency.generated.js';
import { FocusedLink } from './FocusedLink.js';
import { Funds } from './Funds.js';

const words = defineMessages<{
  title: { pnr: string };
  exchange: { pnr: string };
  oldStays: NoMessageValues;
  pay: { total: string };
  other: NoMessageValues;
  giveUp: NoMessageValues;
  total: NoMessageValues;
  over: NoMessageValues;
  overText: NoMessageValues;
  again: NoMessageValues;
  short: { left: string };
}>({
  title: { id: 'agency.pay.title', defaultMessage: 'Pay for booking {pnr}' },
  exchange: { id: 'agency.pay.exchange', defaultMessage: 'Pay for the change of booking {pnr}' },
  oldStays: {
    id: 'agency.pay.oldStays',
    defaultMessage: 'The new seats are held. The old tickets stay valid until the change is paid.',
  },
  pay: { id: 'agency.pay.pay', defaultMessage: 'Pay {total} from the balance' },
  other: { id: 'agency.pay.other', defaultMessage: 'Other ways to pay' },
  giveUp: { id: 'agency.pay.giveUp', defaultMessage: 'Give the seats back' },
  total: { id: 'agency.pay.total', defaultMessage: 'Total' },
  over: { id: 'agency.pay.over', defaultMessage: 'The seats are held no longer' },
  overText: { id: 'agency.pay.overText', defaultMessage: 'They were not paid in time. Nothing was taken.' },
  again: { id: 'agency.pay.again', defaultMessage: 'Search again' },
  short: {
    id: 'agency.pay.short',
    defaultMessage: 'Only {left} are left to sell for. Take the money another way, or have the balance topped up.',
  },
});

/** What is sold already has its receipt. Of an exchange that waits for its difference that is to be paid, and nothing else. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const asking = { context, request };
  const [loaded, { agencyFunds }, { paymentMethods }, offers] = await Promise.all([
    loadBooking(asking, params.bookingId),
    ask(context, AgencyFundsDocument, {}),
    askAbout(asking, params.bookingId, PaymentMethodsDocument, { id: params.bookingId }),
    loadAddOnOffers(asking, params.bookingId),
  ]);
  if (loaded === undefined) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const booking = toBePaid(loaded);
  const state = holdStateOf(booking);
  if (state === 'over' && booking.exchange !== null) throw redirect(localPath(params, agencyChangePath(booking.id)));
  if (state === 'sold') throw redirect(localPath(params, agencyReceiptPath(booking.id)));
  if (state === 'cancelled') throw redirect(localPath(params, agencyBookingPath(booking.id)));
  const priced = booking.exchange === null ? pricedBy(booking, paymentMethods ?? [], 'AGENT_BALANCE') : booking;
  return {
    booking: priced,
    funds: agencyFunds,
    offers: booking.exchange === null ? offers : [],
    isOver: state === 'over',
  };
}

/** intent: extend, giveUp (the seats), keepOld (the departure one had), addOns, else pay from the balance, which confirms. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const asking = { context, request };
  const id = params.bookingId;
  const sent = await request.formData();
  const intent = sent.get('intent');
  if (intent === 'extend') {
    const refusal = await extendHold(asking, id);
    return refusal === undefined ? null : { refusal };
  }
  if (intent === 'giveUp') {
    await askAbout(asking, id, AgencyGiveUpDocument, { id });
    return redirect(localPath(params, '/agency/search'));
  }
  if (intent === 'keepOld') {
    const { cancelExchange } = await askAbout(asking, id, AgencyKeepOldDocument, { id });
    if (cancelExchange.__typename === 'Refused') return { refusal: cancelExchange };
    return redirect(localPath(params, agencyBookingPath(id)));
  }
  if (intent === 'addOns') return (await takeAddOns(asking, id, sent)) ?? null;
  const loaded = await loadBooking(asking, id);
  const added = loaded === undefined ? undefined : await takeBeforePaying(asking, loaded, sent);
  if (added !== undefined) return added;
  const expectedTotal = shownTotal(sent, 'AGENT_BALANCE') ?? null;
  const { startPayment } = await askAbout(asking, id, AgencyPayDocument, { id, expectedTotal });
  if (startPayment.__typename === 'Refused') return { refusal: startPayment };
  return redirect(localPath(params, agencyReceiptPath(id)));
}

/** What nobody answers leaves the page as it stands. */
export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** The total, what is left, and the one key that pays: Enter. */
export default function Pay({ loaderData: { booking, funds, offers, isOver } }: Route.ComponentProps) {
  const intl = useIntl();
  const { language } = useSite();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const answer = useActionData<(AddOnsAnswer & { refusal?: Refusal }) | null>();
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : (formData?.get('intent') ?? 'pay');
  const isExchange = booking.exchange !== null;
  const title = say(isExchange ? words.exchange : words.title, { pnr: booking.pnr });
  const back = isExchange ? 'keepOld' : 'giveUp';
  const due = moneyOf(booking.due);
  const isCovered = funds !== null && funds.left.currency === due.currency && funds.left.amount >= due.amount;
  if (isOver)
    return (
      <div className={classes.narrow}>
        <PageHead title={title} hidden />
        <h1>{say(words.over)}</h1>
        <p>{say(words.overText)}</p>
        <p>
          <FocusedLink to={to(agencySearchPathOf(booking))}>{say(words.again)}</FocusedLink>
        </p>
      </div>
    );
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <BookingHold key={booking.now} booking={booking} forCustomer />
      <UnheardNotice />
      {answer?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      {isExchange && <Notice>{say(words.oldStays)}</Notice>}
      {funds !== null && !isCovered && (
        <Notice tone="warn">{say(words.short, { left: formatMoney(moneyOf(funds.left)) })}</Notice>
      )}
      <Form method="post" className={classes.form} preventScrollReset>
        <input type="hidden" name={shownTotalField('AGENT_BALANCE')} value={booking.total.amount} />
        <AddToTrip
          booking={booking}
          offers={offers}
          answer={answer?.addOns}
          taken={answer?.addOnsTaken === true}
          busy={busyWith === 'addOns'}
        />
        <div className={classes.actions}>
          {isCovered && (
            <Button type="submit" name="intent" value="pay" size="large" autoFocus busy={busyWith === 'pay'}>
              {say(words.pay, { total: formatMoney(due) })}
            </Button>
          )}
          <Button as={Link} variant="quiet" to={to(paymentPath(booking.id))}>
            {say(words.other)}
          </Button>
          <Button type="submit" name="intent" value={back} variant="quiet" busy={busyWith === back}>
            {say(isExchange ? exchangeWords.giveUp : words.giveUp)}
          </Button>
        </div>
      </Form>
      <Card as="section" kind="panel" className={classes.panel}>
        <TripSummary rides={ridesOf(booking, language)} />
        <Lines
          lines={[
            ...travellersOf(booking.legs).map(({ person, staying }) => ({
              id: person.id,
              label: nameText(intl, person),
              value: seatsText(staying.map(({ seatNumber }) => [seatNumber])),
            })),
            ...(booking.exchange === null
              ? linesOfBooking(intl, booking, booking)
              : differenceLines(intl, booking.exchange)
            ).map(({ id, label, money }) => ({ id, label, value: formatMoney(money) })),
            { id: 'total', label: <strong>{say(words.total)}</strong>, value: <strong>{formatMoney(due)}</strong> },
          ]}
        />
        {booking.exchange !== null && <ExchangedAddOns exchange={booking.exchange} />}
        <PriceMade {...madeOfBooking(booking, language)} {...(isExchange && { fees: [] })} />
      </Card>
      {funds !== null && (
        <StatGrid>
          <Funds funds={funds} />
        </StatGrid>
      )}
    </div>
  );
}
