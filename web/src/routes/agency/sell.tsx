import { formatDate } from '@naga/app-kit/format-date.js';
import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { OtherPoints } from '@naga/booking-flow/points/ride-points.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { SaleDesk } from '@naga/booking-flow/sale/SaleDesk';
import type { holdInputOf } from '@naga/booking-flow/sale/sale-form.js';
import { ridesOfTrip, withPointsIn } from '@naga/booking-flow/trip/round-trip.js';
import { whyClosed } from '@naga/booking-flow/trip/why-closed.js';
import { parseJourneyId } from '@naga/kernel/journey-id.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import {
  data,
  Link,
  redirect,
  useActionData,
  useNavigation,
  useRevalidator,
  useSearchParams,
  useSubmit,
} from 'react-router';
import accountClasses from '../../features/account/form/account.module.css';
import { HoldSeatsDocument, type HoldSeatsMutationVariables } from '../../features/checkout/hold-seats.generated.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import { holdCookies } from '../../session/booking-token.js';
import { clockOf, dayOf } from '../../session/dates.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { useSite } from '../../session/site.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/sell';
import { agencyPayPath, agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyRidesDocument } from './agency.generated.js';
import { Buyers } from './Buyers.js';

const words = defineMessages<{
  title: { from: string; to: string };
  back: NoMessageValues;
  closed: NoMessageValues;
}>({
  title: { id: 'agency.sell.title', defaultMessage: 'Sell: {from} → {to}' },
  back: { id: 'agency.sell.back', defaultMessage: 'Other departures' },
  closed: { id: 'agency.sell.closed', defaultMessage: 'This departure is not on sale' },
});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const [onwardId, returnId] = [query.get('journey') ?? '', query.get('return')];
  if (onwardId === '') throw redirect(localPath(params, '/agency/search'));
  const isKnown = [onwardId, ...(returnId === null ? [] : [returnId])].every((id) => parseJourneyId(id) !== undefined);
  const variables = { onward: onwardId, return: returnId ?? '', hasReturn: returnId !== null };
  const { onward, return: back } = isKnown
    ? await ask(context, AgencyRidesDocument, variables)
    : { onward: null, return: null };
  if (onward === null || back === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const rides = ridesOfTrip(onward.legs, back?.legs);
  const party = readParty(query);
  const first = onward.legs[0]!.boarding;
  const end = onward.legs.at(-1)!.dropOff.stop.location;
  const search = {
    from: first.stop.location.slug,
    to: end.slug,
    date: dayOf(first.time),
    returnDate: back?.departureTime.slice(0, 10),
    ...party,
  };
  return { rides, party, from: first.stop.location.name, to: end.name, search: agencySearchPath(search) };
}

/** The form as JSON, ready for holdSeats: seats, names and contact are held together or not at all. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<{ refusal: Refusal } | Response> {
  const input = (await request.json()) as HoldSeatsMutationVariables['input'];
  const { holdSeats } = await ask(context, HoldSeatsDocument, { input });
  if (holdSeats.__typename === 'Refused') return { refusal: holdSeats };
  const { id } = holdSeats.booking;
  const headers = new Headers();
  for (const line of holdCookies(id, holdSeats.accessToken, context.get(visitContext).baseUrl))
    headers.append('Set-Cookie', line);
  return redirect(localPath(params, agencyPayPath(id)), { headers });
}

/** What nobody answers leaves the page as it stands. */
export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** One page for a sale: customer, passengers and seats, by keyboard alone; Enter leads on. */
export default function Sell({ loaderData: { rides, party, from, to, search } }: Route.ComponentProps) {
  const intl = useIntl();
  const path = useLocalPath();
  const { language } = useSite();
  const submit = useSubmit();
  const [, setQuery] = useSearchParams();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const answer = useActionData<{ refusal?: Refusal }>();
  const title = intl.formatMessage(words.title, { from, to });
  const closed = whyClosed(rides) ?? (rides.some(({ seatMap }) => seatMap === null) ? 'UNKNOWN' : undefined);
  const choosePoints = (legId: string, points: OtherPoints) =>
    setQuery((before) => withPointsIn(before, ['journey', 'return'], legId, points), {
      replace: true,
      preventScrollReset: true,
    });
  const sell = (input: ReturnType<typeof holdInputOf>) =>
    void submit(input as never, { method: 'post', encType: 'application/json' });
  return (
    <div className={accountClasses.wide}>
      <PageHead title={title} hidden />
      <p>
        <Link to={path(search)}>{intl.formatMessage(words.back)}</Link>
      </p>
      <h1>{title}</h1>
      {rides.map(({ id, operator, boarding, dropOff }) => (
        <p key={id}>
          {formatDate(dayOf(boarding.time), language)}, {clockOf(boarding.time)} – {clockOf(dropOff.time)},{' '}
          {operator.name}
        </p>
      ))}
      <UnheardNotice />
      {answer?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      {closed === undefined ? (
        <SaleDesk
          rides={rides}
          passengers={sizeOf(party)}
          childCount={party.children}
          recent={(mobileNumber, onTake) => <Buyers mobileNumber={mobileNumber} onTake={onTake} />}
          onPoints={choosePoints}
          reload={revalidate}
          onSell={sell}
          busy={state !== 'idle'}
        />
      ) : (
        <Notice tone="warn" title={intl.formatMessage(words.closed)}>
          {intl.formatMessage(whyClosedWords(closed) as { id: string })}
        </Notice>
      )}
    </div>
  );
}
