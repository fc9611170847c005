import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import type { AlertKind } from './alert-action.js';
import { words } from './alert-words.js';

export interface AlertRowProps {
  kind: AlertKind;
  alert: { readonly id: string; readonly fromName: string; readonly toName: string; readonly date: string };
  /** What it waits for and where it stands. */
  says: string;
  /** Where what it waits for is seen. */
  path: string;
  /** It has told what it was for, and can be asked for once more. */
  canGoOn?: boolean;
}

/** One alert: what it waits for, where it stands, and the ways on. */
export function AlertRow({ kind, alert, says, path, canGoOn = false }: AlertRowProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  const { formData } = useNavigation();
  const say = intl.formatMessage;
  const { id, fromName, toName, date } = alert;
  const isLeaving = formData?.get('alert') === id;
  return (
    <li>
      <span>
        <strong>
          <Link to={to(path)}>
            {fromName} → {toName}
          </Link>
        </strong>
        <span className={classes.small}>{says}</span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="alert" value={id} />
        <input type="hidden" name="kind" value={kind} />
        {canGoOn && (
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
          aria-label={say(words.endOf, { from: fromName, to: toName, day: formatDate(date, language) })}
        >
          {say(words.end)}
        </Button>
      </Form>
    </li>
  );
}
