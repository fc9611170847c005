import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { FormSection } from '@naga/ui/FormSection';
import { StatusPill } from '@naga/ui/StatusPill';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues, type PrimitiveType } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from './security.generated.js';
import { Dotted } from '../../session/Dotted.js';

const words = defineMessages<{
  title: NoMessageValues;
  about: NoMessageValues;
  unknown: NoMessageValues;
  current: NoMessageValues;
  used: { at: PrimitiveType };
  from: { ip: string };
  since: { at: PrimitiveType };
  end: NoMessageValues;
  others: NoMessageValues;
  ended: { count: number };
}>({
  title: { id: 'admin.sessions.title', defaultMessage: 'Where you are signed in' },
  about: { id: 'admin.sessions.about', defaultMessage: 'End what you do not know, and change your password then.' },
  unknown: { id: 'admin.sessions.unknown', defaultMessage: 'Unknown device' },
  current: { id: 'admin.sessions.current', defaultMessage: 'this one' },
  used: { id: 'admin.sessions.used', defaultMessage: 'Last used {at}' },
  from: { id: 'admin.sessions.from', defaultMessage: 'from {ip}' },
  since: { id: 'admin.sessions.since', defaultMessage: 'signed in {at}' },
  end: { id: 'admin.sessions.end', defaultMessage: 'Sign out' },
  others: { id: 'admin.sessions.others', defaultMessage: 'Sign out everywhere else' },
  ended: {
    id: 'admin.sessions.ended',
    defaultMessage:
      '{count, plural, =0 {There was no other device.} one {One device is signed out.} other {# devices are signed out.}}',
  },
});

const AGAIN = { refetchQueries: ['MySessions'], awaitRefetchQueries: true };

/** The devices one is signed in on; one or all others can be ended. */
export function Sessions() {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const { data } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endOne, ending] = useEndSessionMutation(AGAIN);
  const [endOthers, endingOthers] = useEndOtherSessionsMutation(AGAIN);
  const sessions = data?.mySessions ?? [];
  const say = (count: number) => notify(intl.formatMessage(words.ended, { count }));
  const deviceOf = (device: string) => (device === '' ? intl.formatMessage(words.unknown) : device);

  return (
    <FormSection title={<FormattedMessage {...words.title} />} about={<FormattedMessage {...words.about} />}>
      <div className="back-office__stack">
        <ul className="back-office__plain back-office__rows">
          {sessions.map(({ id, device, ip, createdAt, lastUsedAt, current }) => (
            <li key={id}>
              <div>
                <strong>{deviceOf(device)}</strong>{' '}
                {current && (
                  <StatusPill tone="good">
                    <FormattedMessage {...words.current} />
                  </StatusPill>
                )}
                <br />
                <Dotted
                  parts={[
                    <FormattedMessage key="used" {...words.used} values={{ at: <LocalTime at={lastUsedAt} /> }} />,
                    ip === null ? null : intl.formatMessage(words.from, { ip }),
                    <FormattedMessage key="since" {...words.since} values={{ at: <LocalTime at={createdAt} /> }} />,
                  ]}
                />
              </div>
              {!current && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={ending.loading}
                  onClick={() =>
                    void endOne({ variables: { id } }).then(
                      ({ data: said }) => say(said?.endSession === true ? 1 : 0),
                      () => oops({}),
                    )
                  }
                >
                  <FormattedMessage {...words.end} />
                  <VisuallyHidden> {deviceOf(device)}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <div className="back-office__actions">
            <Button
              variant="quiet"
              busy={endingOthers.loading}
              onClick={() =>
                void endOthers().then(
                  ({ data: said }) => say(said?.endOtherSessions ?? 0),
                  () => oops({}),
                )
              }
            >
              <FormattedMessage {...words.others} />
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
