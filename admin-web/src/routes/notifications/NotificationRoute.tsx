import { formatCount } from '@naga/kernel/money.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useEffect } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { notificationWords } from '../../features/notification/notification-words.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { countryName } from '../../features/place/country-words.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { languageName } from '../../session/language.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { roleTitle } from '../../session/role-words.js';
import { inLanguage } from '../../session/in-language.js';
import { type NotificationQuery, useNotificationQuery } from './notifications.generated.js';
import { words } from './words.js';

type Sent = NonNullable<NotificationQuery['notification']>;
const WHILE_IT_LEAVES = 2000;
const { email: EMAIL, sms: SMS, telegram: TELEGRAM } = notificationWords;
const WAYS = { EMAIL, SMS, TELEGRAM };

/** One notification: to whom it went, what it says, how many have it and read it. */
export default function NotificationRoute() {
  const { notificationId: id = '' } = useParams();
  const back = { to: '/notifications', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="notification.send" back={back}>
      <Notification id={id} />
    </RecordGate>
  );
}

function Notification({ id }: { id: string }) {
  const result = useNotificationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, startPolling, stopPolling } = result;
  const sent = data?.notification;
  const isLeaving = sent != null && sent.delivered < sent.people;
  useEffect(() => {
    if (isLeaving) startPolling(WHILE_IT_LEAVES);
    return stopPolling;
  }, [isLeaving, startPolling, stopPolling]);
  return (
    <Loaded result={result} pick={({ notification }) => notification} words={words}>
      {(notification) => <Page notification={notification} />}
    </Loaded>
  );
}

/** Whom it was for, in words. */
function audienceText(intl: IntlShape, { audience, person }: Sent, operatorName: (id: string) => string): string {
  const { passengersOf, peopleWho } = audience;
  if (person !== null) return person;
  if (passengersOf !== null) {
    const { operatorId, routeScheduleIds, departures, from, until } = passengersOf;
    const rides = intl.formatMessage(words.ridesOf, { operator: operatorName(operatorId), from, until });
    if (departures !== null)
      return `${rides} · ${intl.formatMessage(words.someDepartures, { count: departures.length })}`;
    if (routeScheduleIds === null) return rides;
    return `${rides} · ${intl.formatMessage(words.someSchedules, { count: routeScheduleIds.length })}`;
  }
  const { roleIds, countryCode, language, operatorId } = peopleWho ?? {};
  const narrowed = [
    ...(roleIds ?? []).map((roleId) => roleTitle(intl, { roleId, roleName: String(roleId) })),
    ...(countryCode == null ? [] : [countryName(intl, countryCode)]),
    ...(language == null ? [] : [languageName(language)]),
    ...(operatorId == null ? [] : [operatorName(operatorId)]),
  ];
  return narrowed.length === 0 ? intl.formatMessage(words.everybody) : narrowed.join(' · ');
}

function Page({ notification }: { notification: Sent }) {
  const intl = useIntl();
  const operators = useOperatorOptions();
  const { titles, texts, people, delivered, read, sentBy, createdAt, channels } = notification;
  const operatorName = (id: string) => operators.find(({ value }) => value === id)?.label ?? id;
  const said = LANGUAGES.filter((language) => texts[language] != null);
  const ways = channels.map((way) => intl.formatMessage(WAYS[way as keyof typeof WAYS] ?? WAYS.EMAIL));
  return (
    <RecordView title={inLanguage(intl, titles)} data={notification}>
      <div className="back-office__stack">
        <DefinitionList
          items={[
            {
              id: 'whom',
              term: <FormattedMessage {...words.whom} />,
              value: audienceText(intl, notification, operatorName),
              long: true,
            },
            { id: 'people', term: <FormattedMessage {...words.people} />, value: formatCount(people) },
            {
              id: 'delivered',
              term: <FormattedMessage {...words.delivered} />,
              value: <span aria-live="polite">{formatCount(delivered)}</span>,
            },
            { id: 'read', term: <FormattedMessage {...words.read} />, value: formatCount(read) },
            {
              id: 'channels',
              term: <FormattedMessage {...words.channels} />,
              value: ways.length === 0 ? <FormattedMessage {...words.inboxOnly} /> : ways.join(' · '),
            },
            { id: 'when', term: <FormattedMessage {...words.when} />, value: <LocalTime at={createdAt} /> },
            { id: 'by', term: <FormattedMessage {...words.sentBy} />, value: sentBy ?? '–' },
          ]}
        />
        {said.map((language) => (
          <Card key={language} kind="panel">
            <h2 lang={language}>
              {titles[language]} <small>{languageName(language)}</small>
            </h2>
            <p lang={language} className="back-office__lines">
              {texts[language]}
            </p>
          </Card>
        ))}
      </div>
    </RecordView>
  );
}
