import { describe, expect, test } from '@jest/globals';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import HomeRoute from './HomeRoute.js';

const today = localMoment(Date.now()).date;
const weekAgo = addDays(travelDate(today), -7);
const sale = (key: string, amount: number, bookings: number, seats: number) => ({
  __typename: 'SalesRow',
  key,
  currency: 'USD',
  bookings,
  seats,
  amount,
});
const answers: Answers = {
  Today: () => ({
    salesSummary: { __typename: 'SalesSummary', refundPending: 3, toCollect: 2 },
    salesReport: [sale(weekAgo, 9900, 4, 7), sale(today, 12_000, 5, 8)],
    occupancyReport: [
      { __typename: 'OccupancyRow', key: weekAgo, sold: 10, seats: 40 },
      { __typename: 'OccupancyRow', key: today, sold: 30, seats: 40 },
    ],
  }),
  PayoutsOfMonths: () => ({
    payouts: [
      { __typename: 'PayoutRow', month: null, currency: 'USD', statements: 2, amount: 50_000 },
      { __typename: 'PayoutRow', month: today.slice(0, 7), currency: 'USD', statements: 1, amount: 7_000 },
    ],
  }),
  PaymentsInReview: () => ({
    bookings: { __typename: 'BookingPage', total: 4 },
    refused: { __typename: 'BookingPage', total: 2 },
  }),
  OverrulesToDecide: () => ({ overrules: { __typename: 'OverrulePage', total: 3 } }),
  LinksInReview: () => ({
    custom: { __typename: 'PayLinkPage', total: 1 },
    donations: { __typename: 'PayLinkPage', total: 0 },
    customRefused: { __typename: 'PayLinkPage', total: 6 },
    donationsRefused: { __typename: 'PayLinkPage', total: 0 },
  }),
  PoliciesToDecide: () => ({ refundPolicyRequests: { __typename: 'RefundPolicyRequestPage', total: 2 } }),
  PricesToDecide: () => ({
    tariffChanges: {
      __typename: 'TariffChangePage',
      total: 3,
      rows: [{ __typename: 'TariffChange', id: '4', lineId: '70' }],
    },
  }),
  TopUpsToDecide: () => ({ askedTopUps: { __typename: 'AskedTopUpPage', total: 2 } }),
  DeparturesOfDay: () => ({ departures: { __typename: 'DepartureList', total: 0, departures: [] } }),
};
const show = (grants: Record<string, string>, change: Answers = {}) =>
  showScreen([{ path: '/', element: <HomeRoute /> }], '/', someone(grants), { ...answers, ...change });
const card = (name: RegExp) => screen.findByRole('link', { name });

describe('the page of the day', () => {
  test('has a number, what it was before, and the rows behind it', async () => {
    show({ 'report.view': 'all', 'settlement.view': 'all' });
    const sold = await card(/^Fares sold today/);
    expect(sold).toHaveTextContent('$120,00 USDA week ago: $99,00 USD');
    expect(sold).toHaveAttribute('href', `/tickets?counts=SOLD&soldFrom=${today}&soldTo=${today}`);
    const taken = await card(/^Seats taken/);
    expect(taken).toHaveTextContent('75 %30 of 40 · A week ago: 25 %');
    expect(taken).toHaveAttribute('href', `/opreport?view=departures&from=${today}&to=${today}`);
    expect(await card(/^To collect/)).toHaveAttribute('href', '/bookings?collect=yes');
    const due = await card(/^Due to operators/);
    expect(due).toHaveTextContent('$500,00 USD2 statements');
    expect(due).toHaveAttribute('href', '/settlements?due=yes');
    expect(await card(/^Paid out this month/)).toHaveTextContent('$70,00 USDLast month: $0,00 USD');
  });

  test('counts what leaves, and leads those who run it to the list', async () => {
    const day = { 'catalogue.view': 'all', 'report.view': 'all' };
    const { unmount } = show({ ...day, 'manifest.view': 'operator' });
    expect(await card(/^No departures today/)).toHaveAttribute('href', `/departures?date=${today}`);
    unmount();
    show(day);
    await screen.findByRole('heading', { name: 'No departures today' });
    expect(screen.queryByRole('link', { name: /^No departures today/ })).toBeNull();
  });

  test.each([
    [100, 'Show all 100'],
    [101, 'Show the first 100'],
  ])('of %i that leave it shows twenty, and more when asked', async (total, name) => {
    const DeparturesOfDay = () => ({ departures: { __typename: 'DepartureList', total, departures: [] } });
    const { sent } = show({ 'catalogue.view': 'all' }, { DeparturesOfDay });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(sent('DeparturesOfDay')).toMatchObject({ limit: 100 }));
  });

  test.each([
    ['on no day', { sold: 0, seats: 0 }, ''],
    ['today', { sold: 10, seats: 40 }, 'A week ago: 25 %'],
  ])('of an operator from whom nothing leaves %s says so', async (_, before, note) => {
    const row = (key: string, taken: object) => ({ __typename: 'OccupancyRow', key, ...taken });
    const summary = { __typename: 'SalesSummary', refundPending: 0, toCollect: 0 };
    const Today = () => ({ salesSummary: summary, salesReport: [], occupancyReport: [row(weekAgo, before)] });
    show({ 'report.view': 'operator' }, { Today });
    const taken = await screen.findByRole('link', { name: /^Seats taken.*No departures today/ });
    expect(taken).toHaveTextContent(new RegExp(`No departures today${note}$`));
    const chart = screen.getByRole('img', { name: /^Seats taken, by day/ }).closest('figure')!;
    expect(within(chart).queryByText('0 of 0')).not.toBeInTheDocument();
  });

  test('says each chart in words, and as a table whose numbers open their rows', async () => {
    const { container } = show({ 'report.view': 'all', 'settlement.view': 'all' });
    const chart = await screen.findByRole('img', { name: /^Fares sold, day by day \(USD\)/ });
    expect(chart).toHaveAccessibleName(expect.stringContaining(`most on ${today}: $120,00\u00a0USD`));
    const figure = chart.closest('figure')!;
    await userEvent.click(within(figure).getByText('As a table'));
    expect(within(figure).getAllByRole('row')).toHaveLength(15);
    expect(within(figure).getByRole('link', { name: '$99,00\u00a0USD' })).toHaveAttribute(
      'href',
      `/tickets?counts=SOLD&soldFrom=${weekAgo}&soldTo=${weekAgo}`,
    );
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of who sees his own sales alone leads to his own rows alone', async () => {
    show({ 'report.view': 'own' });
    expect(await card(/^Bookings sold today/)).toHaveAttribute(
      'href',
      `/bookings?soldFrom=${today}&soldTo=${today}&seller=1`,
    );
    expect(screen.queryByRole('link', { name: /^Due to operators/ })).not.toBeInTheDocument();
    expect(await card(/^Seats you sold, leaving today/)).toBeVisible();
    expect(screen.queryByText(/^Seats taken/)).not.toBeInTheDocument();
  });

  test('counts the payments that its reader has to look at, and opens them, whatever reports he may see', async () => {
    show({ 'booking.view': 'country', 'booking.edit': 'country', 'payment.request': 'country' });
    const bookings = await card(/^Payments to look at/);
    expect(bookings).toHaveTextContent('4');
    expect(bookings).toHaveAttribute('href', '/bookings?review=yes');
    const refused = await card(/^Refunds that were refused/);
    expect(refused).toHaveTextContent('2');
    expect(refused).toHaveAttribute('href', '/bookings?refused=yes');
    expect(await card(/^Custom payments to look at/)).toHaveAttribute('href', '/custom-payments?review=yes');
    const ofLinks = await card(/^Refunds of custom payments that were refused/);
    expect(ofLinks).toHaveTextContent('6');
    expect(ofLinks).toHaveAttribute('href', '/custom-payments?refused=yes');
    expect(screen.queryByRole('link', { name: /^Refunds of donations/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Donations to look at/ })).not.toBeInTheDocument();
  });

  test('counts the refunds beyond the terms that wait for a second person, for who may be it', async () => {
    show({ 'refund.ask': 'all', 'refund.overrule': 'all' });
    const waiting = await card(/^Refunds beyond the terms to decide/);
    expect(waiting).toHaveTextContent('3');
    expect(waiting).toHaveAttribute('href', '/overrules?toDecide=true');
  });

  test('counts the prices that wait for a second person, and leads to those that wait longest', async () => {
    show({ 'pricing.ask': 'country', 'pricing.edit': 'country' });
    const waiting = await card(/^Prices of routes to decide/);
    expect(waiting).toHaveTextContent('3');
    expect(waiting).toHaveAttribute('href', '/routes/70#prices');
  });

  test('counts the refund policies that wait for a second person, for who may be it', async () => {
    show({ 'pricing.ask': 'country', 'pricing.edit': 'country' });
    const waiting = await card(/^Refund policies to decide/);
    expect(waiting).toHaveTextContent('2');
    expect(waiting).toHaveAttribute('href', '/refund-policies/requests?toDecide=true');
  });

  test('counts the top-ups that wait for a second person, for who may be it', async () => {
    show({ 'user.manage': 'country' });
    const waiting = await card(/^Top-ups to decide/);
    expect(waiting).toHaveTextContent('2');
    expect(waiting).toHaveAttribute('href', '/top-ups?toDecide=true');
  });

  test('does not count them for who may not decide on them', async () => {
    const { asked } = show({
      'report.view': 'operator',
      'booking.edit': 'operator',
      'pricing.ask': 'operator',
      'user.manage': 'operator',
    });
    await card(/^Refund pending/);
    expect(asked.map(({ name }) => name)).not.toContain('PoliciesToDecide');
    expect(asked.map(({ name }) => name)).not.toContain('TopUpsToDecide');
    expect(screen.queryByRole('link', { name: /to look at/ })).not.toBeInTheDocument();
  });

  test('asks nothing that its reader may not see', async () => {
    const { asked } = show({ 'catalogue.view': 'operator' });
    expect(await screen.findByText('Nothing leaves today')).toBeVisible();
    expect(asked.map(({ name }) => name)).toEqual(['DeparturesOfDay']);
  });
});
