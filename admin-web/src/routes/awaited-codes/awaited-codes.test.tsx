import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AwaitedCodesRoute from './AwaitedCodesRoute.js';

const ROW = {
  __typename: 'AwaitedCodes',
  bookingId: '17',
  legId: '31',
  pnr: 'KX74QP',
  operatorId: '1',
  operatorName: 'Mekong Ibis',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  departureTime: '2026-11-24T07:30:00+07:00',
  codeBy: '2026-11-21T13:00:00+07:00',
  seats: [
    { __typename: 'AwaitedSeat', partId: '71', seatNumber: '1A', name: 'Sok Dara' },
    { __typename: 'AwaitedSeat', partId: '72', seatNumber: '1B', name: 'Sok Bopha' },
  ],
};
const operators = [
  { __typename: 'Operator', id: '1', name: 'Mekong Ibis', countryCode: 'KH', manualTicketCodeAssignment: true },
];
const rights = { 'booking.edit': 'operator', 'catalogue.edit': 'operator' };
const CLERK = someone(rights, { operatorId: '1', roleId: 4 });
const show = (answers: Answers = {}, me = CLERK) =>
  showScreen([{ path: '/awaited-codes', element: <AwaitedCodesRoute /> }], '/awaited-codes', me, {
    OperatorChoices: () => ({ operators }),
    CodesByHand: () => ({ operators }),
    AwaitedCodes: () => ({ awaitedCodes: { __typename: 'AwaitedCodesPage', total: 1, next: null, rows: [ROW] } }),
    ...answers,
  });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Give codes' }));
  return within(screen.getByRole('dialog'));
};

test('codes are typed for some seats, and taken from the range for the others', async () => {
  const { container, sent } = show({
    GiveTicketCodes: () => ({ giveTicketCodes: { __typename: 'Booking', id: '17' } }),
  });
  expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/17');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText(/Seat 1B, Sok Bopha/), 'b?');
  await userEvent.click(dialog.getByRole('button', { name: 'Give codes and send tickets' }));
  expect(dialog.getByText('Letters, digits and hyphens, 30 at most')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/Seat 1B/));
  await userEvent.type(dialog.getByLabelText(/Seat 1B/), 'BOOK-17');
  await userEvent.type(dialog.getByLabelText(/Seat 1A/), 'book-17');
  await userEvent.click(dialog.getByRole('button', { name: 'Give codes and send tickets' }));
  expect(dialog.getAllByText('Another seat has the same code')[0]).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/Seat 1A/));
  await userEvent.clear(dialog.getByLabelText(/Seat 1B/));
  await userEvent.type(dialog.getByLabelText(/Seat 1B/), 'BOOK-17');
  await userEvent.click(dialog.getByRole('button', { name: 'Give codes and send tickets' }));
  expect(await screen.findByText('The codes are given, the tickets are on their way.')).toBeVisible();
  expect(sent('GiveTicketCodes')).toEqual({
    bookingId: '17',
    legId: '31',
    codes: [{ partId: '72', ticketCode: 'BOOK-17' }],
  });
});

test('a code that is taken is said, and what was typed stays', async () => {
  show({ GiveTicketCodes: () => ({ giveTicketCodes: refused('TICKET_CODE_TAKEN', { ticketCode: 'BOOK-17' }) }) });
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText(/Seat 1A/), 'BOOK-17');
  await userEvent.click(dialog.getByRole('button', { name: 'Give codes and send tickets' }));
  expect(await screen.findByText(/This code was given to a ticket before/)).toBeVisible();
});

const byHand = () => screen.findByRole('checkbox', { name: /Mekong Ibis gives its ticket codes by hand/ });

test('who looks after the operator says whether it gives codes by hand, and takes it back', async () => {
  let manual = true;
  const { sent } = show({
    CodesByHand: () => ({ operators: [{ ...operators[0], manualTicketCodeAssignment: manual }] }),
    SetManualTicketCodes: ({ byHand }) => ({ setManualTicketCodes: (manual = byHand === true) }),
  });
  await userEvent.click(await byHand());
  expect(await screen.findByText('Codes come by themselves from now on.')).toBeVisible();
  expect(sent('SetManualTicketCodes')).toEqual({ operatorId: '1', byHand: false });
  await waitFor(async () => expect(await byHand()).not.toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was.')).toBeVisible();
  await waitFor(async () => expect(await byHand()).toBeChecked());
});

test('that it is done is said whether or not it can be read anew', async () => {
  let asked = 0;
  show({
    CodesByHand: () => (asked++ === 0 ? { operators } : new GraphQLError('down')),
    SetManualTicketCodes: () => ({ setManualTicketCodes: false }),
  });
  await userEvent.click(await byHand());
  expect(await screen.findByText('Codes come by themselves from now on.')).toBeVisible();
});

test('it does not stand where the list that comes above would move it away from under the pointer', async () => {
  const waiting = Promise.withResolvers<Record<string, unknown>>();
  show({ AwaitedCodes: () => waiting.promise });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('checkbox', { name: /by hand/ })).toBeNull();
  waiting.resolve({ awaitedCodes: { __typename: 'AwaitedCodesPage', total: 1, next: null, rows: [ROW] } });
  expect(await byHand()).toBeVisible();
  expect(screen.getByRole('link', { name: 'KX74QP' })).toBeVisible();
});

test('a branch gives codes and decides nothing', async () => {
  show({}, someone({ 'booking.edit': 'branch' }, { operatorId: '1', roleId: 10 }));
  expect(await screen.findByRole('button', { name: 'Give codes' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /by hand/ })).toBeNull();
});
