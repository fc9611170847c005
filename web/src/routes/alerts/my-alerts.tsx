import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { useBothText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { Link, useActionData } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { type FormAnswer, textOf } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/my-alerts';
import { alertAction } from './alert-action.js';
import { cheapestOf, searchOf } from './alert-path.js';
import { words } from './alert-words.js';
import { AlertRow } from './AlertRow.js';
import { words as fareWords } from './fare-alert-words.js';
import { MyAlertsDocument } from './fare-alerts.generated.js';

export const loader = ({ context }: Route.LoaderArgs) => ask(context, MyAlertsDocument, {});

export const action = ({ context, request }: Route.ActionArgs) =>
  alertAction(context, request, (sent) => ({
    kind: textOf(sent, 'kind') === 'fare' ? 'fare' : 'seat',
    id: textOf(sent, 'alert'),
  }));

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** What the signed-in traveller waits for, and the way to end each of it. */
export default function MyAlerts({ loaderData: { mySeatAlerts, myFareAlerts } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  const bothText = useBothText();
  const title = say(words.mine);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <UnheardNotice />
      {answer?.intent === 'end' && answer.done === true && (
        <Notice tone="good" live="status">
          {say(words.ended)}
        </Notice>
      )}
      {mySeatAlerts.length + myFareAlerts.length === 0 ? (
        <EmptyState
          title={say(words.none)}
          actions={
            <Button as={Link} to={to('/')}>
              {say(words.anew)}
            </Button>
          }
        >
          <p>{say(words.noneText)}</p>
        </EmptyState>
      ) : (
        <Card kind="panel" className={classes.panel}>
          <ul className={classes.rows}>
            {mySeatAlerts.map((alert) => {
              const { adults, children, state } = alert;
              const when = say(words.when, { day: formatDate(alert.date, language), count: adults + children });
              const says = `${when} · ${say(state === 'TOLD' ? words.stateTold : words.stateActive)}`;
              const canGoOn = state === 'TOLD';
              return <AlertRow key={alert.id} kind="seat" {...{ alert, says, canGoOn }} path={searchOf(alert)} />;
            })}
            {myFareAlerts.map((alert) => {
              const price = bothText(moneyOf({ amount: alert.below, currency: alert.currency }));
              const says = say(fareWords.watched, { day: formatDate(alert.date, language), price });
              return <AlertRow key={alert.id} kind="fare" alert={alert} says={says} path={cheapestOf(alert)} />;
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}
