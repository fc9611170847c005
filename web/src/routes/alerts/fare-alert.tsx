import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useBothText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { data, Link, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { orUnheard } from '../../session/or-unheard.js';
import { useSite } from '../../session/site.js';
import { AlertWay } from './AlertWay.js';
import type { Route } from './+types/fare-alert';
import { alertAction } from './alert-action.js';
import { cheapestOf } from './alert-path.js';
import { words as alertWords } from './alert-words.js';
import { AlertOver } from './AlertOver.js';
import { words } from './fare-alert-words.js';
import { FareAlertDocument } from './fare-alerts.generated.js';

/** Looking changes nothing: mail programs open links before their readers do. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { fareAlert: alert } = await ask(context, FareAlertDocument, { id });
  return data({ alert }, { status: alert === null ? 404 : 200 });
}

export const action = ({ context, request, params: { id } }: Route.ActionArgs) =>
  alertAction(context, request, () => ({ kind: 'fare', id }));

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Where the links of a fare alert's mails lead: to say yes, or to end it. */
export default function FareAlertPage({ loaderData: { alert } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  const bothText = useBothText();
  if (alert === null) return <AlertOver answer={answer} />;
  const { state, fromName, toName, date, below: amount, currency } = alert;
  const price = bothText(moneyOf({ amount, currency }));
  return (
    <AccountFrame title={say(words.title)}>
      <AlertWay from={fromName} to={toName}>
        {formatDate(date, language)}
      </AlertWay>
      {state === 'WAITING' ? (
        <>
          <p>{say(words.confirmLead, { price })}</p>
          <AccountForm intent="confirm" fields={[]} answer={answer} submit={say(alertWords.confirm)} wide />
        </>
      ) : (
        <>
          <Notice tone="good" live="status">
            {say(words.active, { price })}
          </Notice>
          <p>
            <Button as={Link} variant="quiet" to={to(cheapestOf(alert))}>
              {say(words.open)}
            </Button>
          </p>
        </>
      )}
      <AccountForm intent="end" fields={[]} answer={answer} submit={say(words.stop)} look="quiet" />
    </AccountFrame>
  );
}
