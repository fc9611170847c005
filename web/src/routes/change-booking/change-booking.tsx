import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { data, Form, Link, useActionData, useLocation } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { correctableParts } from '../../features/checkout/correctable-parts.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { bookingPathFrom, payPathFrom } from '../../features/checkout/booking-place.js';
import { isBookingId } from '../../session/booking-token.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { visitContext } from '../../session/visit.js';
import classes from '../view-booking/view-booking.module.css';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/change-booking';
import { changeAction, type ChangeAnswer } from './change-action.js';
import { words } from './change-words.js';
import { CodePanel } from './CodePanel.js';
import { DepartureChoice } from './DepartureChoice.js';
import { loadChange, type Change } from './load-change.js';
import { NamePanel } from './NamePanel.js';
import { OfferPanel } from './OfferPanel.js';

/** What the traveller himself may change of a booking that this device opens. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { today } = context.get(visitContext);
  const id = params.booking_id;
  const change = isBookingId(id) ? await loadChange({ context, request }, id, url.searchParams) : undefined;
  return data({ change, today: String(today) }, { status: change === undefined ? 404 : 200 });
}

export { headers } from '../../features/checkout/never-kept.js';

export const action = (args: Route.ActionArgs) => changeAction(args);

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** The seats were held long enough; it is a matter of seconds until the booking is what it was. */
function TimeOver() {
  const { formatMessage: say } = useIntl();
  return (
    <Notice tone="warn" live="status">
      <p>{say(exchangeWords.over)}</p>
      <p>
        <Link to={{ search: '' }}>{say(words.again)}</Link>
      </p>
    </Notice>
  );
}

/** The new seats are held: pay, or keep what was. */
function OpenExchange({ booking }: Pick<Change, 'booking'>) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const { pathname } = useLocation();
  const { expiresAt, toPay } = booking.exchange!;
  if (Date.parse(expiresAt) <= Date.parse(booking.now)) return <TimeOver />;
  const amount = formatMoney(moneyOf(toPay));
  const until = intl.formatTime(expiresAt, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Phnom_Penh',
  });
  return (
    <Notice tone="good" title={say(words.openTitle)} live="status">
      <p>{say(words.open, { until, amount })}</p>
      <Form method="post">
        <ActionRow>
          <Button as={Link} to={to(payPathFrom(pathname, booking.id))}>
            {say(words.pay, { amount })}
          </Button>
          <Button type="submit" variant="quiet" name="intent" value="give-up">
            {say(exchangeWords.giveUp)}
          </Button>
        </ActionRow>
      </Form>
    </Notice>
  );
}

interface PanelsProps {
  change: Change;
  today: string;
  facts: ChangeAnswer['facts'];
}

function Panels({ change, today, facts }: PanelsProps) {
  const { formatMessage: say } = useIntl();
  const { booking, ways, wish, offer, maps, journeys } = change;
  const people = correctableParts(booking);
  const names = people.length > 0 && <NamePanel people={people} />;
  if (booking.exchange !== null)
    return (
      <>
        <OpenExchange booking={booking} />
        {names}
      </>
    );
  if (ways.length === 0) return names || <Notice>{say(exchangeWords.nothing)}</Notice>;
  const journey = journeys?.find(({ id }) => id === wish?.journeyId);
  if (wish !== undefined && offer !== undefined && 'difference' in offer && journey !== undefined)
    return (
      <OfferPanel
        booking={booking}
        wish={wish}
        offer={offer}
        maps={maps ?? []}
        departs={journey.departureTime}
        refused={facts}
      />
    );
  return (
    <>
      <h2>{say(words.exchange)}</h2>
      <DepartureChoice ways={ways} wish={wish} journeys={journeys} today={today} />
      {names}
    </>
  );
}

export default function ChangeBooking({ loaderData: { change, today } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { pathname } = useLocation();
  const answer = useActionData<ChangeAnswer>() ?? {};
  if (change === undefined) return <NoSuchBooking />;
  const { booking, offer } = change;
  const refusal = answer.refusal ?? (offer !== undefined && 'code' in offer ? offer : undefined);
  const title = intl.formatMessage(words.title, { pnr: booking.pnr });
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <UnheardNotice />
      {refusal !== undefined && refusal.code !== 'CODE_NEEDED' && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
      {answer.asksCode === true && <CodePanel sent={answer.sent === true} />}
      <Panels change={change} today={today} facts={answer.facts} />
      <p className={classes.actions}>
        <Link to={to(bookingPathFrom(pathname, booking.id))}>{intl.formatMessage(words.back)}</Link>
      </p>
    </div>
  );
}
