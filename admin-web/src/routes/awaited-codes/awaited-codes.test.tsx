import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('who looks after the operator says whether it gives codes by hand; its clerks do not', async () => {
  const { sent } = show({ SetManualTicketCodes: () => ({ setManualTicketCodes: false }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Mekong Ibis gives its ticket codes by hand/ }));
  expect(await screen.findByText('Codes come by themselves from now on.')).toBeVisible();
  expect(sent('SetManualTicketCodes')).toEqual({ operatorId: '1', byHand: false });
});

test('a branch gives codes and decides nothing', async () => {
  show({}, someone({ 'booking.edit': 'branch' }, { operatorId: '1', roleId: 10 }));
  expect(await screen.findByRole('button', { name: 'Give codes' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /by hand/ })).toBeNull();
});
