import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { answers as operators } from '../../test/operator-choices.js';
import { type Answers, refused, showScreen, someone } from '../../test/show-screen.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import { NounPage } from '../records/noun/NounPage.js';
import range from './code-range.js';
import ticketClass from './ticket-class.js';

const CLASS = {
  __typename: 'TicketClassRecord',
  id: '3',
  version: 1,
  name: 'MI-000001',
  mayChange: true,
  active: true,
  operatorId: '7',
  operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis' },
  prefix: 'MI-',
  digits: 6,
  suffix: null,
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  allowForeigners: true,
  allowLocals: true,
  firstCode: 'MI-000001',
  left: 1200,
};
const RANGE = {
  __typename: 'CodeRangeRecord',
  id: '5',
  version: 2,
  name: '1–2000',
  mayChange: true,
  active: true,
  classId: '3',
  class: { __typename: 'RecordName', name: 'MI-000001' },
  from: 1,
  to: 2000,
  span: '1–2000',
  left: 1200,
};
const show = (at: string, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/ticket-code-classes/add', element: <AddNoun noun={ticketClass} /> },
      { path: '/ticket-code-classes/:recordId', element: <NounPage noun={ticketClass} /> },
      { path: '/ticket-code-ranges/add', element: <AddNoun noun={range} /> },
      { path: '/ticket-code-ranges/:recordId', element: <NounPage noun={range} /> },
      { path: '/ticket-code-ranges/:recordId/edit', element: <EditNoun noun={range} /> },
    ],
    at,
    someone({ 'catalogue.edit': 'all' }),
    {
      ...operators,
      TicketClassRecord: () => ({ record: CLASS }),
      TicketClassRecords: () => ({ page: { total: 1, next: null, rows: [CLASS] } }),
      CodeRangeRecord: () => ({ record: RANGE }),
      CodeRangeRecords: () => ({ page: { total: 1, next: null, rows: [RANGE, { ...RANGE, id: '6', active: false }] } }),
      RecordChanges: () => ({ recordChanges: [] }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
afterEach(() => sessionStorage.clear());

test('a class shows its ranges in their order, whether they are on, and leads to a new one of it', async () => {
  const { sent, router } = show('/ticket-code-classes/3');
  const table = within(await screen.findByRole('region', { name: 'Ranges' }));
  expect(sent('CodeRangeRecords')).toMatchObject({ filter: { classId: '3' }, order: 'FROM' });
  expect(table.getAllByRole('link', { name: '1–2000' })[0]).toHaveAttribute('href', '/ticket-code-ranges/5');
  expect(table.getAllByText(/^(?:active|closed)$/).map(({ textContent }) => textContent)).toEqual(['active', 'closed']);
  await userEvent.click(screen.getByRole('link', { name: 'Add a range' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/ticket-code-ranges/add?classId=3');
});

test('ranges that cannot be had are asked for again; a class without any says that it gives no codes', async () => {
  let failures = 1;
  show('/ticket-code-classes/3', {
    CodeRangeRecords: () => (failures-- > 0 ? new GraphQLError('down') : { page: { total: 0, next: null, rows: [] } }),
  });
  const notice = within(await screen.findByRole('alert'));
  expect(screen.queryByText(/No range yet/)).toBeNull();
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No range yet: the class gives no codes.')).toBeVisible();
});

test('a range that is added from the page of its class is of it', async () => {
  const { sent } = show('/ticket-code-ranges/add?classId=3', { CreateCodeRange: () => ({ saved: RANGE }) });
  await userEvent.type(await screen.findByLabelText(/^From/), '2001');
  const to = screen.getByLabelText(/^To/);
  await userEvent.type(to, '1999');
  await save();
  expect(to).toBeInvalid();
  await userEvent.clear(to);
  await userEvent.type(to, '999999999999');
  await save();
  await screen.findByRole('heading', { name: '1–2000' });
  expect(sent('CreateCodeRange')).toEqual({ input: { classId: '3', from: 2001, to: 999_999_999_999 } });
});

test('numbers of another range are told where they begin', async () => {
  show('/ticket-code-ranges/5/edit', { UpdateCodeRange: () => ({ saved: refused('CODES_OVERLAP', {}) }) });
  const from = await screen.findByLabelText(/^From/);
  await save();
  expect(from).toBeInvalid();
});

test('a class for nobody is not sent', async () => {
  const { sent } = show('/ticket-code-classes/add');
  await userEvent.selectOptions(await screen.findByLabelText('Operator'), 'Mekong Ibis');
  await userEvent.type(screen.getByLabelText(/^Digits/), '6');
  await userEvent.selectOptions(screen.getByLabelText('Made for'), 'everybody');
  await userEvent.selectOptions(screen.getByLabelText('Kind of journey'), 'any');
  await save();
  expect(screen.getByLabelText('Locals')).toBeInvalid();
  expect(sent('CreateTicketClass')).toBeUndefined();
});
