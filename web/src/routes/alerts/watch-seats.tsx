import { formatDate } from '@naga/app-kit/format-date.js';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { useIntl } from 'react-intl';
import { data, Link, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { emailField } from '../../features/account/form/usual-fields.js';
import { ask, type Failure } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';

import { transportType } from '../../session/transport.js';
import { useSite } from '../../session/site.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import { AlertAsked } from './AlertAsked.js';
import { AlertWay } from './AlertWay.js';
import type { Route } from './+types/watch-seats';
import { words } from './alert-words.js';
import { askedSearch } from './asked-search.js';
import { PlacesToWatchDocument, WatchSeatsDocument } from './seat-alerts.generated.js';

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = askedSearch(url.searchParams, context.get(visitContext).today);
  const places = search && (await ask(context, PlacesToWatchDocument, search)).searchJourneys;
  if (!search || !places) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  return { search, from: places.from.name, to: places.to.name };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const sent = await request.formData();
  const search = askedSearch(url.searchParams, context.get(visitContext).today);
  if (search === undefined) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const { transport, from, to, date, adults, children } = search;
  const email = textOf(sent, 'email') || null;
  const type = transport === undefined ? null : transportType(transport);
  const input = { email, from, to, date, adults, children, transportType: type };
  const run = () => ask(context, WatchSeatsDocument, { input }, { isForm: true }).then(({ watchSeats }) => watchSeats);
  const { answer, result } = await formAnswer(context, sent, run);
  return { ...answer, confirm: result?.confirm };
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** No seat that day: who wants can be told when there is one, by a mail that he confirms or in his account. */
export default function Watch({ loaderData: { search, from, to: goal } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const member = useMember();
  const answer = useActionData<FormAnswer & { confirm?: boolean }>();
  const say = intl.formatMessage;
  const known = member?.emailVerified === true ? member.email : null;
  const email = answer?.typed?.['email'] ?? known ?? '';
  const day = formatDate(search.date, language);
  return (
    <AccountFrame
      title={say(words.title)}
      lead={say(words.lead)}
      links={member !== undefined && <Link to={to('/dashboard/alerts')}>{say(words.mine)}</Link>}
    >
      <AlertWay from={from} to={goal}>
        {say(words.when, { day, count: sizeOf(search) })}
      </AlertWay>
      {answer?.done === true ? (
        <AlertAsked search={search}>
          {say(answer.confirm === true ? words.asked : words.watching, { email })}
        </AlertAsked>
      ) : (
        <AccountForm
          intent="watch"
          answer={answer}
          fields={known === null ? [emailField(intl, { defaultValue: member?.email ?? undefined })] : []}
          submit={known === null ? say(words.watch) : say(words.watchAt, { email: known })}
          wide
        />
      )}
    </AccountFrame>
  );
}
