import { formatDate } from '@naga/app-kit/format-date.js';
import { priceFor } from '@naga/booking-flow/seats/national.js';
import { typedAmount, type Currency } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { useBothText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { data, Link, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { emailField } from '../../features/account/form/usual-fields.js';
import { dayFares } from '../../session/day-fares.js';
import { readNational } from '../../session/national-query.js';
import { ask, type Failure, InvalidFields } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';
import { orUnheard } from '../../session/or-unheard.js';
import { watchPath } from '../../session/search.js';
import { useSite } from '../../session/site.js';
import { transportType } from '../../session/transport.js';
import { visitContext } from '../../session/visit.js';
import { AlertAsked } from './AlertAsked.js';
import { AlertWay } from './AlertWay.js';
import type { Route } from './+types/watch-fare';
import { words as alertWords } from './alert-words.js';
import { askedSearch } from './asked-search.js';
import { words } from './fare-alert-words.js';
import { FareToWatchDocument, WatchFareDocument } from './fare-alerts.generated.js';

const NOT_FOUND: Failure = { kind: 'not-found' };

/** What is asked for, what it costs now, and whose price that is. */
async function watched({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const search = askedSearch(url.searchParams, context.get(visitContext).today);
  if (search === undefined) throw data(NOT_FOUND, { status: 404 });
  const { transport, from, to, date } = search;
  const type = transport === undefined ? null : transportType(transport);
  const { searchJourneys, journeyDays } = await ask(context, FareToWatchDocument, {
    from,
    to,
    date,
    transportType: type,
  });
  if (searchJourneys === null) throw data(NOT_FOUND, { status: 404 });
  const fares = journeyDays[0] && dayFares(journeyDays[0]);
  const nationalOf = readNational(url.searchParams, Object.keys(fares?.nationals ?? {}));
  const places = { from: searchJourneys.from.name, to: searchJourneys.to.name };
  return { search, type, places, nationalOf, lowest: fares && priceFor(fares, nationalOf) };
}

export const loader = (args: Route.LoaderArgs) => watched(args);

export async function action({ context, request, url }: Route.ActionArgs) {
  const sent = await request.formData();
  const { search, type: transport, nationalOf, lowest } = await watched({ context, url });
  const { from, to, date } = search;
  const typed = textOf(sent, 'below');
  const run = () => {
    const below = typed === '' ? null : typedAmount(typed, (lowest?.currency ?? 'USD') as Currency);
    if (below === undefined || (below !== null && below < 0))
      throw new InvalidFields([{ path: 'below', code: 'unknown' }]);
    const shownIn = context.get(visitContext).currency ?? null;
    const email = textOf(sent, 'email') || null;
    const input = { email, from, to, date, transportType: transport, nationalOf, below, shownIn };
    return ask(context, WatchFareDocument, { input }, { isForm: true }).then(({ watchFare }) => watchFare);
  };
  const { answer, result } = await formAnswer<Awaited<ReturnType<typeof run>>>(context, sent, async () => run());
  return { ...answer, confirm: result?.confirm };
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Too dear that day: who wants is told when the lowest price falls, by mails that he confirms or in his account. */
export default function WatchFare({ loaderData: { search, places, lowest } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const member = useMember();
  const answer = useActionData<FormAnswer & { confirm?: boolean }>();
  const say = intl.formatMessage;
  const bothText = useBothText();
  const known = member?.emailVerified === true ? member.email : null;
  const email = answer?.typed?.['email'] ?? known ?? '';
  const below = lowest && {
    name: 'below',
    label: say(words.below, { currency: lowest.currency }),
    hint: say(words.belowHint),
    optional: true,
    inputMode: 'decimal' as const,
    maxLength: 14,
  };
  return (
    <AccountFrame
      title={say(words.title)}
      lead={say(words.lead)}
      links={member !== undefined && <Link to={to('/dashboard/alerts')}>{say(alertWords.mine)}</Link>}
    >
      <AlertWay from={places.from} to={places.to}>
        {formatDate(search.date, language)}
      </AlertWay>
      <p>{lowest === undefined ? say(words.nothing) : say(words.now, { price: bothText(lowest) })}</p>
      {answer?.done === true ? (
        <AlertAsked search={search}>
          {say(answer.confirm === true ? words.asked : words.watching, { email })}
        </AlertAsked>
      ) : below === undefined ? (
        <p>
          <Button as={Link} rel="nofollow" to={to(watchPath('seat', search))}>
            {say(alertWords.title)}
          </Button>
        </p>
      ) : (
        <AccountForm
          intent="watch"
          answer={answer}
          fields={[...(known === null ? [emailField(intl, { defaultValue: member?.email ?? undefined })] : []), below]}
          submit={known === null ? say(alertWords.watch) : say(alertWords.watchAt, { email: known })}
          wide
        />
      )}
    </AccountFrame>
  );
}
