import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused, showScreen, someone } from '../../../test/show-screen.js';
import MessageRoute from './MessageRoute.js';
import InboxRoute from './InboxRoute.js';

const operator = (id: string, name: string, language: string) => ({
  __typename: 'Operator',
  id,
  name,
  countryCode: 'KH',
  language,
});

function show(me: ReturnType<typeof someone>) {
  const operators = [operator('7', 'Mekong Ibis', 'en'), operator('8', 'Sea Breeze', 'th')];
  return showScreen([{ path: '/inbox', element: <InboxRoute /> }], '/inbox', me, {
    Messages: () => ({ messages: { __typename: 'MessagePage', total: 0, next: null, rows: [] } }),
    OperatorChoices: () => ({ operators }),
    OperatorLanguages: () => ({ operators }),
    SetOperatorLanguage: ({ operatorId, language }) => {
      const at = operators.findIndex(({ id }) => id === operatorId);
      operators[at] = { ...operators[at]!, language: language as string };
      return { setOperatorLanguage: language as string };
    },
  });
}
const RIGHTS = { 'notification.send': 'operator', 'catalogue.edit': 'operator' };
const languageOf = (name: string) => screen.findByLabelText(`Messages to ${name} are written in`);

test('an operator says in which language it is written to', async () => {
  const { container, sent } = show(someone(RIGHTS, { operatorId: '7', roleId: 4 }));
  expect(await languageOf('Mekong Ibis')).toHaveValue('en');
  expect(screen.queryByLabelText('Operator')).toBeNull();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.selectOptions(await languageOf('Mekong Ibis'), 'ភាសាខ្មែរ');
  expect(await screen.findByText('Messages to Mekong Ibis are written in ភាសាខ្មែរ from now on.')).toBeVisible();
  expect(sent('SetOperatorLanguage')).toEqual({ operatorId: '7', language: 'km' });
  await waitFor(async () => expect(await languageOf('Mekong Ibis')).toHaveValue('km'));
});

test('who looks after several chooses among them', async () => {
  show(someone({ 'notification.send': 'all', 'catalogue.edit': 'all' }));
  await userEvent.selectOptions(await screen.findByLabelText('Operator'), 'Sea Breeze');
  expect(await languageOf('Sea Breeze')).toHaveValue('th');
});

test('who looks after none is not asked', async () => {
  const { asked } = show(someone({ 'notification.send': 'all' }));
  expect(await screen.findByText('No message has been written yet')).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('OperatorLanguages');
});

const message = (more: object = {}) => ({
  __typename: 'Message',
  id: '5',
  channel: 'EMAIL',
  to: 'ana@example.com',
  subject: 'Your ticket',
  html: '<html><head></head><body>Hello</body></html>',
  text: 'Hello',
  language: 'en',
  event: 'ticket.issued',
  createdAt: '2026-11-20T03:00:00.000Z',
  sentAt: null,
  state: 'FAILED',
  attempts: 2,
  dueAt: null,
  problem: '550 no such address',
  againOfId: null,
  askedBy: null,
  sentAgainAt: null,
  attachments: [],
  ...more,
});

function showLog(code?: string, first: object = {}) {
  const routes = [
    { path: '/inbox', element: <InboxRoute /> },
    { path: '/inbox/:messageId', element: <MessageRoute /> },
  ];
  const again = { id: '6', state: 'WAITING', attempts: 0, problem: null, againOfId: '5', askedBy: 'Sophea Chan' };
  return showScreen(routes, '/inbox?state=FAILED', someone({ 'notification.send': 'all' }), {
    Messages: () => ({ messages: { __typename: 'MessagePage', total: 1, next: null, rows: [message(first)] } }),
    Message: ({ id }) => ({ message: id === '6' ? message(again) : message(first) }),
    SendMessageAgain: () => ({
      sendMessageAgain: code === undefined ? { __typename: 'Message', id: '6' } : refused(code),
    }),
  });
}
const sendAgain = async () => {
  await userEvent.click(await screen.findByText('Your ticket'));
  expect(await screen.findByText('550 no such address')).toBeVisible();
  expect(screen.getByText('2 times')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  const [, sure] = screen.getAllByRole('button', { name: 'Send again' });
  await userEvent.click(sure!);
};

test('what was not taken is found, says why, and is sent again as a message of its own', async () => {
  const { container, sent } = showLog();
  await sendAgain();
  expect(await screen.findByText('It goes to ana@example.com again in a moment.')).toBeVisible();
  expect(sent('Messages')).toMatchObject({ filter: { state: 'FAILED' } });
  expect(sent('SendMessageAgain')).toEqual({ id: '5' });
  expect(await screen.findByText('Leaves in a moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'by Sophea Chan' })).toHaveAttribute('href', '/inbox/5');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('what is on its way already is not', async () => {
  showLog('MESSAGE_ON_ITS_WAY');
  await sendAgain();
  expect(await screen.findByText(/on its way already/)).toBeVisible();
});

test('what was sent again already says so in the list and on its page, and that nobody answered', async () => {
  showLog(undefined, { sentAgainAt: '2026-11-20T05:30:00.000Z', problem: 'NO_ANSWER' });
  expect(await screen.findByRole('columnheader', { name: 'Last sent again' })).toBeVisible();
  expect(screen.getByText('2026-11-20 12:30')).toBeVisible();
  await userEvent.click(screen.getByText('Your ticket'));
  expect(await screen.findByText('Last sent again')).toBeVisible();
  expect(screen.getByText('No answer')).toBeVisible();
  expect(screen.getByText('2026-11-20 12:30')).toBeVisible();
});
