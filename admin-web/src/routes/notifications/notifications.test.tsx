import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import NotificationRoute from './NotificationRoute.js';
import NotificationsRoute from './NotificationsRoute.js';
import SendNotificationRoute from './SendNotificationRoute.js';

const said = (en: string, km: string | null = null) => ({
  __typename: 'LocalizedText',
  en,
  km,
  th: null,
  vi: null,
  es: null,
});
const notification = (more: object = {}) => ({
  __typename: 'Notification',
  id: '5',
  titles: said('The road is closed', 'ផ្លូវបិទ'),
  texts: said('Buses go round.', 'សូមទោស'),
  state: 'DELIVERED',
  kind: 'PASSENGERS',
  people: 1200,
  delivered: 1200,
  read: 17,
  sentBy: 'Sophea Chan',
  createdAt: '2026-11-20T03:00:00.000Z',
  channels: ['EMAIL'],
  person: null,
  audience: {
    __typename: 'NotificationAudience',
    passengersOf: {
      __typename: 'NotificationPassengers',
      operatorId: '7',
      routeScheduleIds: ['70', '71'],
      departures: null,
      from: '2026-11-21',
      until: '2026-11-22',
    },
    peopleWho: null,
  },
  ...more,
});
const counted = (people: number) => ({
  notificationReach: { __typename: 'NotificationReach', people, email: people, sms: 0, telegram: 0 },
});

function show(at: string, { people = 1200, answer = notification() as object | Error, scope = 'all' } = {}) {
  const routes = [
    { path: '/notifications', element: <NotificationsRoute /> },
    { path: '/notifications/send', element: <SendNotificationRoute /> },
    { path: '/notifications/:notificationId', element: <NotificationRoute /> },
  ];
  const me = someone({ 'notification.send': scope }, scope === 'all' ? {} : { operatorId: '7', roleId: 4 });
  return showScreen(routes, at, me, {
    Notifications: () => ({
      notifications: { __typename: 'NotificationPage', total: 1, next: null, rows: [notification()] },
    }),
    Notification: () => ({ notification: notification() }),
    NotificationReach: () => counted(people),
    SendNotification: () => (answer instanceof Error ? answer : { sendNotification: answer }),
    OperatorChoices: () => ({
      operators: [{ __typename: 'Operator', id: '7', name: 'Mekong Ibis', countryCode: 'KH' }],
    }),
    RouteChoices: () => ({
      operatorRoutes: [
        {
          __typename: 'OperatorRoute',
          id: '3',
          name: 'Phnom Penh – Siem Reap',
          schedules: ['70', '71'].map((id) => ({
            __typename: 'RouteSchedule',
            id,
            departureTime: '07:30',
            daysOfWeek: [1],
            vehicleName: 'VIP',
            disabled: false,
          })),
        },
      ],
    }),
  });
}
const write = async () => {
  await userEvent.type(await screen.findByLabelText(/^Title, English/), 'The road is closed');
  await userEvent.type(screen.getByLabelText(/^Text, English/), 'Buses go round.');
};
const count = () => userEvent.click(screen.getByRole('button', { name: 'Count the people' }));

test('what was sent stands in a list with how many have it and read it, and opens with whom it was for', async () => {
  const { container } = show('/notifications');
  await userEvent.click(await screen.findByText('The road is closed'));
  expect(
    await screen.findByText(/^Passengers of Mekong Ibis, 2026-11-21 to 2026-11-22 · 2 departures a day/),
  ).toBeVisible();
  expect(screen.getByText('17')).toBeVisible();
  expect(screen.getByText('សូមទោស')).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('passengers are told once somebody has seen how many they are', async () => {
  const { container, sent, asked } = show('/notifications/send?operator=7&schedule=71&date=2026-11-21');
  await write();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await count();
  const dialog = await screen.findByRole('dialog', { name: 'It goes to 1.200 people' });
  expect(within(dialog).getByText('The road is closed')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the text' }));
  expect(asked.map(({ name }) => name)).not.toContain('SendNotification');
  await count();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 1.200 people' }));
  expect(await screen.findByText('The notification is on its way.')).toBeVisible();
  expect(sent('SendNotification')).toEqual({
    people: 1200,
    input: {
      titles: { en: 'The road is closed', km: null, th: null, vi: null, es: null },
      texts: { en: 'Buses go round.', km: null, th: null, vi: null, es: null },
      audience: {
        passengersOf: { operatorId: '7', routeScheduleIds: ['71'], from: '2026-11-21', until: '2026-11-21' },
      },
      channels: ['EMAIL'],
    },
  });
});

test('an operator chooses among its own staff and rides', async () => {
  const { sent } = show('/notifications/send', { scope: 'operator' });
  expect(screen.queryByLabelText('Operator')).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText('It goes to'), 'A group of accounts');
  expect(screen.queryByLabelText('Country')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Operator agent');
  await write();
  await count();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 1.200 people' }));
  expect(sent('SendNotification')).toMatchObject({
    input: { audience: { peopleWho: { roleIds: [5], countryCode: null, language: null, operatorId: '7' } } },
  });
});

test('what is missing, nobody, and an account that is not known are told in the form', async () => {
  show('/notifications/send?to=nobody', { people: 0, answer: refused('NOBODY_TO_NOTIFY') });
  await screen.findByLabelText(/^Account/);
  await count();
  expect((await screen.findAllByText('Please fill this in.')).length).toBeGreaterThan(1);
  await write();
  await count();
  expect(await screen.findByText(/Nobody is meant/)).toBeVisible();
});

test('an account that is not known is told at its field', async () => {
  show('/notifications/send?to=nobody', { people: 0, answer: badInput({ path: 'loginName', code: 'UNKNOWN' }) });
  await write();
  await count();
  expect((await screen.findAllByText(/There is no such thing/)).length).toBeGreaterThan(0);
});
