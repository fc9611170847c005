import { formatDate } from '@naga/app-kit/format-date.js';
import { Button } from '@naga/ui/Button';
import { Tag } from '@naga/ui/Tag';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { Panel } from '../../features/account/form/Panel.js';
import { clockOfInstant, dayOfInstant } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import type { SecurityAnswer } from './security-action.js';
import type { SecuritySettingsQuery } from './settings.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  unknown: NoMessageValues;
  current: NoMessageValues;
  used: { day: string; time: string };
  since: { day: string };
  end: NoMessageValues;
  endOf: { device: string };
  endOthers: NoMessageValues;
  ended: NoMessageValues;
}>({
  title: { id: 'account.devices.title', defaultMessage: 'Where you are signed in' },
  lead: {
    id: 'account.devices.lead',
    defaultMessage: 'Something you do not know? Sign it out and change your password.',
  },
  unknown: { id: 'account.devices.unknown', defaultMessage: 'Unknown device' },
  current: { id: 'account.devices.current', defaultMessage: 'This device' },
  used: { id: 'account.devices.used', defaultMessage: 'Last used {day}, {time}' },
  since: { id: 'account.devices.since', defaultMessage: 'since {day}' },
  end: { id: 'account.devices.end', defaultMessage: 'Sign out' },
  endOf: { id: 'account.devices.endOf', defaultMessage: 'Sign out: {device}' },
  endOthers: { id: 'account.devices.endOthers', defaultMessage: 'Sign out all other devices' },
  ended: { id: 'account.devices.ended', defaultMessage: 'Signed out.' },
});

export interface DevicesProps {
  sessions: SecuritySettingsQuery['mySessions'];
  answer: SecurityAnswer | undefined;
}

/** Each device with its last use; one or all others are signed out by a press. */
export function Devices({ sessions, answer }: DevicesProps) {
  const intl = useIntl();
  const { language } = useSite();
  const { state, formData } = useNavigation();
  const day = (instant: string) => formatDate(dayOfInstant(instant), language);
  return (
    <Panel title={intl.formatMessage(words.title)} id="devices">
      <p className={classes.small}>{intl.formatMessage(words.lead)}</p>
      <ul className={classes.rows}>
        {sessions.map(({ id, device, ip, createdAt, lastUsedAt, current }) => {
          const name = device === '' ? intl.formatMessage(words.unknown) : device;
          const busy = state !== 'idle' && formData?.get('id') === id;
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> {current && <Tag tone="good">{intl.formatMessage(words.current)}</Tag>}
                <span className={classes.small}>
                  {[
                    intl.formatMessage(words.used, { day: day(lastUsedAt), time: clockOfInstant(lastUsedAt) }),
                    intl.formatMessage(words.since, { day: day(createdAt) }),
                    ip,
                  ]
                    .filter((one) => one !== null)
                    .join(' · ')}
                </span>
              </span>
              {!current && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="end" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    busy={busy}
                    aria-label={intl.formatMessage(words.endOf, { device: name })}
                  >
                    {intl.formatMessage(words.end)}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {(sessions.length > 1 || answer?.intent === 'end-others') && (
        <AccountForm
          intent="end-others"
          answer={answer}
          fields={[]}
          done={intl.formatMessage(words.ended)}
          look="quiet"
          submit={intl.formatMessage(words.endOthers)}
        />
      )}
    </Panel>
  );
}
