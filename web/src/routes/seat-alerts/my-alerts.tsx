import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { type FormAnswer, textOf } from '../../features/account/form/form-answer.js';
import { formatDate } from '../../session/dates.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/my-alerts';
import { alertAction } from './alert-action.js';
import { searchOf } from './alert-path.js';
import { words } from './alert-words.js';
import { MySeatAlertsDocument, type SeatAlert_AlertFragment } from './seat-alerts.generated.js';

export const loader = ({ context }: Route.LoaderArgs) => ask(context, MySeatAlertsDocument, {});

export const action = ({ context, request }: Route.ActionArgs) =>
  alertAction(context, request, (sent) => textOf(sent, 'alert'));

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** One alert: what it waits for, where it stands, and the ways on. */
function AlertRow({ alert }: { alert: SeatAlert_AlertFragment }) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { formData } = useNavigation();
  const say = intl.formatMessage;
  const { id, state, fromName, toName, date, adults, children } = alert;
  const day = formatDate(date, language);
  const isLeaving = formData?.get('alert') === id;
  return (
    <li>
      <span>
        <strong>
          <Link to={to(searchOf(alert))}>
            {fromName} → {toName}
          </Link>
        </strong>
        <span className={classes.small}>
          {say(words.when, { day, count: adults + children })} ·{' '}
          {say(state === 'TOLD' ? words.stateTold : words.stateActive)}
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="alert" value={id} />
        {state === 'TOLD' && (
          <>
            <Button type="submit" name="intent" value="confirm" variant="quiet" size="small" busy={isLeaving}>
              {say(words.again)}
            </Button>{' '}
          </>
        )}
        <Button
          type="submit"
          name="intent"
          value="end"
          variant="quiet"
          size="small"
          busy={isLeaving}
          aria-label={say(words.endOf, { from: fromName, to: toName, day })}
        >
          {say(words.end)}
        </Button>
      </Form>
    </li>
  );
}

/** What the signed-in traveller waits for, and the way to end each of it. */
export default function MyAlerts({ loaderData: { mySeatAlerts } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<FormAnswer>();
  const title = intl.formatMessage(words.mine);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <UnheardNotice />
      {answer?.intent === 'end' && answer.done === true && (
        <Notice tone="good" live="status">
          {intl.formatMessage(words.ended)}
        </Notice>
      )}
      {mySeatAlerts.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(words.none)}
          actions={
            <Button as={Link} to={to('/')}>
              {intl.formatMessage(words.anew)}
            </Button>
          }
        >
          <p>{intl.formatMessage(words.noneText)}</p>
        </EmptyState>
      ) : (
        <Card kind="panel" className={classes.panel}>
          <ul className={classes.rows}>
            {mySeatAlerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
