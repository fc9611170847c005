import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { data, Link, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import { orUnheard } from '../../session/or-unheard.js';
import { AlertWay } from './AlertWay.js';
import type { Route } from './+types/seat-alert';
import { alertAction } from './alert-action.js';
import { searchOf } from './alert-path.js';
import { words } from './alert-words.js';
import { AlertOver } from './AlertOver.js';
import { SeatAlertDocument } from './seat-alerts.generated.js';

/** Looking changes nothing: mail programs open links before their readers do. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { seatAlert: alert } = await ask(context, SeatAlertDocument, { id });
  return data({ alert }, { status: alert === null ? 404 : 200 });
}

export const action = ({ context, request, params: { id } }: Route.ActionArgs) =>
  alertAction(context, request, () => ({ kind: 'seat', id }));

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

const SAID = { WAITING: words.confirmLead, ACTIVE: words.active, TOLD: words.told } as const;

/** Where the links of an alert's mails lead: to say yes, to be told once more, or to end it. */
export default function Alert({ loaderData: { alert } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  if (alert === null) return <AlertOver answer={answer} />;
  const { state, fromName, toName, date, adults, children } = alert;
  return (
    <AccountFrame title={say(words.title)}>
      <AlertWay from={fromName} to={toName}>
        {say(words.when, { day: formatDate(date, language), count: adults + children })}
      </AlertWay>
      {state === 'WAITING' ? (
        <p>{say(SAID[state])}</p>
      ) : (
        <Notice tone={state === 'ACTIVE' ? 'good' : 'quiet'} live="status">
          {say(SAID[state])}
        </Notice>
      )}
      {state === 'TOLD' && (
        <p>
          <Button as={Link} wide size="large" to={to(searchOf(alert))}>
            {say(words.seats)}
          </Button>
        </p>
      )}
      {state !== 'ACTIVE' && (
        <AccountForm
          intent="confirm"
          fields={[]}
          answer={answer}
          submit={say(state === 'TOLD' ? words.again : words.confirm)}
          look={state === 'TOLD' ? 'quiet' : 'primary'}
          wide
        />
      )}
      <AccountForm intent="end" fields={[]} answer={answer} submit={say(words.end)} look="quiet" />
    </AccountFrame>
  );
}
