import { useApolloClient } from '@apollo/client/react';
import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { Toolbar } from '@naga/ui/Toolbar';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { useMe } from '../../session/me.js';
import type { Refused } from '../../session/refused.js';
import { AudienceFields } from './AudienceFields.js';
import { audienceOf, inputOf, newNotification, type NotificationValues, wrongIn } from './notification-values.js';
import {
  NotificationReachDocument,
  type NotificationReachQuery,
  useSendNotificationMutation,
} from '../../features/notification/send-notification.generated.js';
import { channelsOf } from '../../features/notification/said-values.js';
import { SaidFields } from '../../features/notification/SaidFields.js';
import { WayFields } from '../../features/notification/WayFields.js';
import { words } from './words.js';

type Reach = NotificationReachQuery['notificationReach'];

/** A notification is written, counted, looked at once more, and sent. */
export default function SendNotificationRoute() {
  return (
    <PermissionGate permission="notification.send">
      <SendNotification />
    </PermissionGate>
  );
}

function SendNotification() {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [asked] = useSearchParams();
  const { operatorId } = useMe();
  const isOwn = useScope('notification.send') === 'operator';
  const operators = useOwnOperators('notification.send');
  const [initial] = useState(() =>
    newNotification(asked, localMoment(Date.now()).date, isOwn ? (operatorId ?? '') : ''),
  );
  const [reach, setReach] = useState<Reach>();
  const decided = useRef<(is: boolean) => void>(() => undefined);
  const counted = useRef(0);
  const [send] = useSendNotificationMutation();
  const form = useForm<NotificationValues, { __typename: 'Notification'; id: string } | Refused>({
    initial,
    draft: 'notification',
    check: wrongIn,
    sure: async (values) => {
      counted.current = 0;
      const variables = { audience: audienceOf(values), channels: channelsOf(values) };
      try {
        const { data } = await client.query({ query: NotificationReachDocument, variables, fetchPolicy: 'no-cache' });
        if (data === undefined || data.notificationReach.people === 0) return true;
        const { notificationReach: found } = data;
        counted.current = found.people;
        setReach(found);
      } catch {
        // Sending says what is wrong, at its field.
        return true;
      }
      return new Promise((resolve) => {
        decided.current = resolve;
      });
    },
    send: async (values) => {
      const variables = { input: inputOf(values), people: counted.current };
      return (await send({ variables })).data?.sendNotification;
    },
    texts: { ENDS_BEFORE: intl.formatMessage(words.endsBefore), MAX: intl.formatMessage(words.tooManyDays) },
    done: intl.formatMessage(words.sent),
    onDone: ({ id }) => navigate(`/notifications/${id}`, { replace: true }),
  });
  const decide = (is: boolean) => {
    setReach(undefined);
    decided.current(is);
  };
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.send} />} />
      <EditForm form={form} submit={<FormattedMessage {...words.next} />} back="/notifications">
        <AudienceFields form={form} isOwn={isOwn} operators={operators} />
        <WayFields form={form} />
        <SaidFields form={form} />
      </EditForm>
      {reach !== undefined && <SecondLook reach={reach} values={form.values} onDecide={decide} />}
    </>
  );
}

/** How many it goes to and by which ways, before it does. */
function SecondLook({
  reach: { people, email, sms, telegram },
  values,
  onDecide,
}: {
  reach: Reach;
  values: NotificationValues;
  onDecide: (is: boolean) => void;
}) {
  const count = { count: people, shown: formatCount(people) };
  const ways = { email: formatCount(email), sms: formatCount(sms), telegram: formatCount(telegram) };
  return (
    <Dialog
      open
      title={<FormattedMessage {...words.sureTitle} values={count} />}
      onClose={() => onDecide(false)}
      actions={
        <>
          <Button variant="danger" onClick={() => onDecide(true)}>
            <FormattedMessage {...words.sure} values={count} />
          </Button>
          <Button variant="quiet" onClick={() => onDecide(false)}>
            <FormattedMessage {...words.keep} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...words.byWays} values={ways} />
      </p>
      <p>
        <strong>{values['titles.en']}</strong>
      </p>
      <p className="back-office__lines">{values['texts.en']}</p>
    </Dialog>
  );
}
