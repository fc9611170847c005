import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { LINE, TOUCHES_NOBODY, press, press30Later, save, saveChange, show } from '../../../test/line-stage.js';
import { badInput, refused, someone } from '../../../test/show-screen.js';

afterEach(() => sessionStorage.clear());

const soldOn = (date: string) => ({
  ...{ __typename: 'LineSoldDeparture', routeScheduleId: '100', date },
  ...{ departureTime: '07:30', seats: 4, bookings: 2, operatorId: '1' },
});
/** Whom a change touches, on one day. */
const touching = (date: string, more: object = {}) => ({
  lineTouched: {
    ...TOUCHES_NOBODY,
    ...{ departures: 1, touched: [soldOn(date)] },
    byOperator: [{ __typename: 'OperatorDepartures', operatorId: '1', departures: [`100@${date}`] }],
    ...more,
  },
});
const reaches = (people: number) => () => ({
  notificationReach: { __typename: 'NotificationReach', people, email: people, sms: 0, telegram: 0 },
});
const notified = (people: number) => () => ({ sendNotification: { __typename: 'Notification', id: '5', people } });
/** Ticks the offer to notify, and writes what is said. */
async function writeMessage() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Notify these passengers/ }));
  fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'Your bus leaves later' } });
  fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'At 08:00.' } });
}

test('what is sold is told before it is saved, and kept beside the change where that is possible', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: () => ({
      lineTouched: { ...TOUCHES_NOBODY, mustKeep: true, departures: 2, touched: [soldOn('2026-11-21')] },
    }),
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this time' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('07:30 is no longer driven');
  const touched = await within(dialog).findByRole('table', { name: 'Whom this would touch' });
  expect(within(touched).getByRole('columnheader', { name: 'Seats sold' })).toBeVisible();
  expect(within(touched).queryByRole('link', { name: 'Notify' })).toBeNull();
  expect(within(touched).getByRole('row', { name: /Sat 21 Nov/ })).toHaveTextContent('07:3024');
  expect(within(touched).getByRole('link', { name: 'Passenger list' })).toHaveAttribute(
    'href',
    '/departures/100/2026-11-21',
  );
  expect(screen.getByText('One more departure')).toBeVisible();
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  expect(sent('UpdateLine')).toBeUndefined();
  await press('Keep what is sold and save');
  await screen.findByText(/The route is saved/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent('UpdateLine')).toMatchObject({ version: 3, disable: true, from: null });
});

test('a closed day names the people it touches before it is saved, and no leaves everything as it is', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: ({ input }) => {
      const { blockingFrom } = (input as { timings: { schedules: { blockingFrom: string | null }[] }[] }).timings[0]!
        .schedules[0]!;
      const isClosed = blockingFrom === '2027-03-01';
      return {
        lineTouched: isClosed ? { ...TOUCHES_NOBODY, departures: 1, touched: [soldOn('2027-03-01')] } : TOUCHES_NOBODY,
      };
    },
  });
  await userEvent.click(await screen.findByText('Seasons, closed days and rules'));
  await userEvent.type(screen.getByLabelText(/^Closed from/), '2027-03-01');
  await userEvent.type(screen.getByLabelText(/^Closed until/), '2027-03-01');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(await within(dialog).findByText('People have seats on one coming departure')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/departures/100/2027-03-01/move');
  await press('Go on editing');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^Closed from/)).toHaveValue('2027-03-01');
  expect(sent('UpdateLine')).toBeUndefined();
});

test('a change says what it comes to, and begins on the day that is named', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await press30Later();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('07:30 leaves at 08:00: 30 minutes later');
  const day = within(dialog).getByLabelText(/^Times, days and vehicles from/);
  await userEvent.type(day, '2020-01-01');
  expect(await within(dialog).findByText('This day is over. Choose today or a later one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the change' })).toBeDisabled();
  await userEvent.clear(day);
  await userEvent.type(day, '2099-12-01');
  await press('Save the change');
  await screen.findByText(/The route is saved/);
  expect(sent('LineTouched')).toMatchObject({ id: '7', version: 3, from: '2099-12-01' });
  expect(sent('UpdateLine')).toMatchObject({ version: 3, disable: false, from: '2099-12-01' });
});

test('a look that fails is told, and nothing is saved unseen', async () => {
  const failed = () => new GraphQLError('down');
  const { sent } = show('/routes/7', { LineTouched: failed });
  await press30Later();
  await save();
  expect(await screen.findByRole('dialog', { name: 'Oops...' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'What you change' })).toBeNull();
  expect(sent('UpdateLine')).toBeUndefined();
});

test('a look at a later day that fails is told where the day stands, asked again, and saves nothing by itself', async () => {
  let failures = 1;
  const { sent } = show('/routes/7', {
    LineTouched: ({ from }) =>
      from === null || failures-- < 1 ? { lineTouched: TOUCHES_NOBODY } : new GraphQLError('down'),
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await press30Later();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  fireEvent.change(within(dialog).getByLabelText(/^Times, days and vehicles from/), {
    target: { value: '2099-12-01' },
  });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Nobody knows whom this touches: the look failed.',
  );
  expect(screen.getByRole('button', { name: 'Save the change' })).toBeDisabled();
  await press('Try again');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the change' })).toBeEnabled());
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await press('Save the change');
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({ from: '2099-12-01' });
});

test('other stops wait for no day', async () => {
  show('/routes/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Move Kep down' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('The stops are in another order: Central, Bridge, Kep');
  expect(within(dialog).queryByLabelText(/^Times, days and vehicles from/)).toBeNull();
});

test('seats that are sold between the look and the saving are told on the form', async () => {
  show('/routes/7', {
    UpdateLine: () => ({ updateLine: refused('LINE_SOLD', { departures: 2, seats: 5, keepable: true }) }),
  });
  await press30Later();
  await saveChange();
  expect(await screen.findByRole('alert')).toHaveTextContent('People have 5 seats on 2 departures');
});

test.each([
  ['from', 'TOO_MANY_BESIDE', /there are too many: a route has 300 times at most/],
  ['transportType', 'DRIVEN_BESIDE', /keeps its vehicles, which are of another means of transport/],
])('what cannot stand beside the change is told on the form: %s', async (path, code, sentence) => {
  show('/routes/7', { UpdateLine: () => badInput({ path, code }) });
  await press30Later();
  await saveChange();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a change that touches nobody is taken back: what stood there is saved again, with its ids, over the new version', async () => {
  const { asked } = show('/routes/7', {
    UpdateLine: ({ version }) => ({
      updateLine: version === 3 ? { ...LINE, version: 4, timings: [] } : { ...LINE, version: 5 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this time' }));
  await saveChange();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('It is as it was.');
  expect(await screen.findByRole('region', { name: '07:30 – 10:30' })).toBeVisible();
  const sent = asked.flatMap(({ name, variables }) => (name === 'UpdateLine' ? [variables] : []));
  expect(sent).toMatchObject([
    { version: 3, input: { timings: [] } },
    {
      version: 4,
      disable: false,
      input: {
        stops: [{ id: '1' }, { id: '2' }, { id: '3' }],
        timings: [{ id: '10', stops: [{ departureTime: '07:30' }, {}, {}], schedules: [{ id: '100' }] }],
      },
    },
  ]);
});

test('who is touched is notified once the change is saved, in the words that were written before', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: () => touching('2026-11-21', { mustKeep: true }),
    NotificationReach: reaches(3),
    SendNotification: notified(3),
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await press30Later();
  await save();
  await writeMessage();
  const dialog = screen.getByRole('dialog', { name: 'What you change' });
  expect(await within(dialog).findByText('It goes to 3 people.')).toBeVisible();
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  expect(sent('SendNotification')).toBeUndefined();
  await press('Keep what is sold and save');
  expect(await screen.findByText('3 people are being notified.')).toBeVisible();
  expect(sent('UpdateLine')).toMatchObject({ disable: true, from: null });
  expect(sent('UpdateLine')).not.toHaveProperty('messages');
  const passengersOf = { operatorId: '1', from: '2026-11-21', until: '2026-11-21' };
  const touched = { departures: ['100@2026-11-21'] };
  expect(sent('SendNotification')).toMatchObject({
    people: 3,
    input: {
      titles: { en: 'Your bus leaves later' },
      texts: { en: 'At 08:00.' },
      channels: ['EMAIL'],
      audience: { passengersOf, touched },
    },
  });
});

test('without words nothing is saved, and a change that is refused notifies nobody', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: () => touching('2026-11-21', { mustKeep: true }),
    NotificationReach: reaches(3),
    UpdateLine: () => ({ updateLine: refused('LINE_SOLD', { departures: 2, seats: 5, keepable: true }) }),
  });
  await press30Later();
  await save();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Notify these passengers/ }));
  await screen.findByText('It goes to 3 people.');
  await press('Keep what is sold and save');
  expect(screen.getByLabelText('Title, English')).toBeInvalid();
  expect(screen.getByLabelText('Title, English')).toHaveFocus();
  expect(sent('UpdateLine')).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'Later' } });
  fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'At 08:00.' } });
  await press('Keep what is sold and save');
  expect(await screen.findByRole('alert')).toHaveTextContent('People have 5 seats on 2 departures');
  expect(sent('SendNotification')).toBeUndefined();
});

test('what cannot be sent stays told, and is sent at a press to as many as they are by then', async () => {
  const people: unknown[] = [];
  show('/routes/7', {
    LineTouched: () => touching('2026-11-21'),
    NotificationReach: reaches(3),
    SendNotification: ({ people: shown }) => {
      people.push(shown);
      return shown === 4 ? notified(4)() : { sendNotification: refused('MORE_PEOPLE_THAN_SHOWN', { people: 4 }) };
    },
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await press30Later();
  await save();
  await writeMessage();
  await screen.findByText('It goes to 3 people.');
  await press('Save the change');
  expect(await screen.findByText(/^The change is saved, but the notification is not sent/)).toBeVisible();
  await press('Send it');
  expect(await screen.findByText('4 people are being notified.')).toBeVisible();
  expect(people).toEqual([3, 4]);
});

test('who would lose his departure is moved or notified before, for nothing can be saved', async () => {
  show('/routes/7', { LineTouched: () => touching('2026-11-21', { mustKeep: true, keepable: false }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Move Kep down' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(within(dialog).queryByRole('button', { name: /save/i })).toBeNull();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Move' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Notify' })).toHaveAttribute(
    'href',
    '/notifications/send?operator=1&schedule=100&date=2026-11-21',
  );
});

test('who may notify nobody is offered the passenger list and the move', async () => {
  const agent = someone({ 'schedule.edit': 'operator', 'booking.edit': 'operator' }, { operatorId: '1', roleId: 5 });
  show('/routes/7', { LineTouched: () => touching('2026-11-21') }, agent);
  await press30Later();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(within(dialog).getByRole('link', { name: 'Move' })).toBeVisible();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

/** Saves a change that touches nobody, and presses Undo once somebody has bought what it put on sale. */
async function undoneOnceSold(more: object = {}) {
  const shown = show('/routes/7', {
    LineTouched: ({ version }) => (version === 3 ? { lineTouched: TOUCHES_NOBODY } : touching('2026-11-21', more)),
    NotificationReach: reaches(2),
    SendNotification: notified(2),
    UpdateLine: ({ version }) => ({ updateLine: { ...LINE, version: Number(version) + 1 } }),
  });
  await press30Later();
  await saveChange();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'People have seats on one coming departure' });
  return { ...shown, dialog };
}

test('before a change is taken back, who has bought it is named, and told once it is', async () => {
  const { sent, dialog } = await undoneOnceSold();
  expect(sent('LineTouched')).toMatchObject({ id: '7', version: 4, from: null });
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  await writeMessage();
  await within(dialog).findByText('It goes to 2 people.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 people are being notified.');
  expect(sent('UpdateLine')).toMatchObject({ version: 4, disable: false });
});

test('a change that people could not be driven without is not taken back, and stays to be', async () => {
  const { sent, dialog } = await undoneOnceSold({ mustKeep: true });
  expect(dialog).toHaveTextContent('and so it cannot be undone');
  expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent('UpdateLine')).toMatchObject({ version: 3 });
});
