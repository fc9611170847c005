import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { StatGrid } from '@naga/ui/StatGrid';
import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { BookingHold } from '../../features/checkout/BookingHold.js';
import { extendHold } from '../../features/checkout/hold-actions.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { paymentPath, searchOf } from '../../features/checkout/paths.js';
import { orUnheard } from '../../features/checkout/or-unheard.js';
import { UnheardNotice } from '../../features/checkout/UnheardNotice.js';
import { linesOfBooking } from '../../features/checkout/price-lines.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { Lines } from '../../features/lines/Lines.js';
import { askAbout } from '../../session/booking-token.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/pay';
import { agencyBookingPath, agencyReceiptPath, agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyFundsDocument, AgencyGiveUpDocument, AgencyPayDocument } from './agency.generated.js';
import { FocusedLink } from './FocusedLink.js';
import { Funds } from './Funds.js';

const words = defineMessages<{
  title: { pnr: string };
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

/** What is sold already has its receipt. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const [booking, { agencyFunds }] = await Promise.all([
    loadBooking({ context, request }, params.bookingId),
    ask(context, AgencyFundsDocument, {}),
  ]);
  if (booking === undefined) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const state = holdStateOf(booking);
  if (state === 'sold') throw redirect(localPath(params, agencyReceiptPath(booking.id)));
  if (state === 'cancelled') throw redirect(localPath(params, agencyBookingPath(booking.id)));
  return { booking, funds: agencyFunds, isOver: state === 'over' };
}

/** intent: extend, giveUp, else pay from the balance, which confirms. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const asking = { context, request };
  const id = params.bookingId;
  const intent = (await request.formData()).get('intent');
  if (intent === 'extend') {
    const refusal = await extendHold(asking, id);
    return refusal === undefined ? null : { refusal };
  }
  if (intent === 'giveUp') {
    await askAbout(asking, id, AgencyGiveUpDocument, { id });
    return redirect(localPath(params, '/agency/search'));
  }
  const { startPayment } = await askAbout(asking, id, AgencyPayDocument, { id });
  if (startPayment.__typename === 'Refused') return { refusal: startPayment };
  return redirect(localPath(params, agencyReceiptPath(id)));
}

/** What nobody answers leaves the page as it stands. */
export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** The total, what is left, and the one key that pays: Enter. */
export default function Pay({ loaderData: { booking, funds, isOver } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const answer = useActionData<{ refusal?: Refusal } | null>();
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : (formData?.get('intent') ?? 'pay');
  const title = say(words.title, { pnr: booking.pnr });
  const search = searchOf(booking);
  const due = moneyOf(booking.due);
  const isCovered = funds !== null && funds.left.currency === due.currency && funds.left.amount >= due.amount;
  if (isOver)
    return (
      <div className={classes.narrow}>
        <PageHead title={title} hidden />
        <h1>{say(words.over)}</h1>
        <p>{say(words.overText)}</p>
        <p>
          <FocusedLink to={to(search === undefined ? '/agency/search' : agencySearchPath(search))}>
            {say(words.again)}
          </FocusedLink>
        </p>
      </div>
    );
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <BookingHold key={booking.now} booking={booking} />
      <UnheardNotice />
      {answer?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      {funds !== null && !isCovered && (
        <Notice tone="warn">{say(words.short, { left: formatMoney(moneyOf(funds.left)) })}</Notice>
      )}
      <Form method="post" className={classes.actions}>
        {isCovered && (
          <Button type="submit" name="intent" value="pay" size="large" autoFocus busy={busyWith === 'pay'}>
            {say(words.pay, { total: formatMoney(due) })}
          </Button>
        )}
        <Button as={Link} variant="quiet" to={to(paymentPath(booking.id))}>
          {say(words.other)}
        </Button>
        <Button type="submit" name="intent" value="giveUp" variant="quiet" busy={busyWith === 'giveUp'}>
          {say(words.giveUp)}
        </Button>
      </Form>
      <Card as="section" kind="panel" className={classes.panel}>
        <Lines
          lines={[
            ...(booking.legs[0]?.parts ?? []).map((part) => ({
              id: part.id,
              label: nameText(intl, part),
              value: part.seatNumber,
            })),
            ...linesOfBooking(intl, booking, booking.couponCode).map(({ id, label, money }) => ({
              id,
              label,
              value: formatMoney(money),
            })),
            { id: 'total', label: <strong>{say(words.total)}</strong>, value: <strong>{formatMoney(due)}</strong> },
          ]}
        />
      </Card>
      {funds !== null && (
        <StatGrid>
          <Funds funds={funds} />
        </StatGrid>
      )}
    </div>
  );
}
