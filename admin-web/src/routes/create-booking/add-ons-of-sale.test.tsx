import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import PayRoute from './PayRoute.js';

const name = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const part = (id: string, seatNumber: string, firstName: string) => ({
  __typename: 'BookingPart',
  ...{ id, seatNumber, firstName, lastName: null, fare: usd(1000) },
});
const ride = (id: string, from: string, to: string, ...parts: object[]) => ({
  __typename: 'BookingLeg',
  ...{ id, operatorName: 'Mekong Ibis', departureTime: '2026-11-21T07:30:00+07:00', terms: [], parts },
  ...{ fromLocationName: name(from), toLocationName: name(to) },
});
const there = ride('1', 'Phnom Penh', 'Kampot', part('11', '1A', 'Dara'), part('12', '1B', 'Leo'));
const back = ride('2', 'Kampot', 'Phnom Penh', part('21', '2A', 'Dara'));
const held = {
  __typename: 'Booking',
  id: '5',
  pnr: 'KX74QP',
  status: 'BLOCKED',
  paymentStatus: 'UNPAID',
  expiresAt: '2026-11-20T10:10:00+07:00',
  now: '2026-11-20T10:00:00+07:00',
  canExtendHold: false,
  contactPhone: '+85512345678',
  total: usd(2000),
  due: usd(2000),
  fees: [] as object[],
  legs: [there],
  payments: [] as object[],
};

type Chosen = { addOnId: string; partId: string; quantity: number }[];

/** A desk whose server keeps what is chosen. */
function desk({ booking = held, answers = {} }: { booking?: typeof held; answers?: Answers } = {}) {
  let chosen: Chosen = [];
  const takes: Chosen[] = [];
  const seatsOf = (addOnId: string, unit: number) =>
    booking.legs.flatMap(({ parts }) =>
      (parts as { id: string }[]).map(({ id: partId }) => ({
        __typename: 'AddOnOfferSeat',
        partId,
        unit: usd(unit),
        quantity: chosen.find((one) => one.addOnId === addOnId && one.partId === partId)?.quantity ?? 0,
      })),
    );
  const offer = (id: string, kind: string, en: string, mostPerSeat: number, unit: number) => ({
    __typename: 'AddOnOffer',
    ...{ id, kind, mostPerSeat, names: name(en), descriptions: name(`About ${en.toLowerCase()}`) },
    seats: seatsOf(id, unit),
  });
  const fees = () =>
    chosen.map(({ addOnId: id, quantity }) => ({
      __typename: 'BookingFee',
      name: 'add_on',
      cause: null,
      amount: usd(quantity * (id === '1' ? 200 : 500)),
      addOn: { __typename: 'SoldAddOn', id, quantity, names: name(id === '1' ? 'Insurance' : 'Extra bag') },
    }));
  const sale = () => ({ ...booking, fees: fees() });
  const shown = showScreen(
    [{ path: 'create-booking/payment/:bookingId', Component: PayRoute }],
    '/create-booking/payment/5',
    someone({ 'booking.create': 'branch', 'booking.edit': 'branch' }),
    {
      SaleToPay: () => ({ booking: sale(), paymentMethods: [] }),
      SaleAddOns: () => ({
        addOnOffers: [offer('1', 'INSURANCE', 'Insurance', 1, 200), offer('2', 'LUGGAGE', 'Extra bag', 2, 500)],
      }),
      SetSaleAddOns: ({ addOns }) => {
        chosen = addOns as Chosen;
        takes.push(chosen);
        return { setAddOns: sale() };
      },
      ...answers,
    },
  );
  return { ...shown, takes };
}

const more = async (group: string) =>
  userEvent.click(
    within(
      within(await screen.findByRole('group', { name: /^Extra bag/ })).getByRole('group', { name: group }),
    ).getByRole('button', { name: 'One more' }),
  );
const sumOf = (term: string) => screen.findByText(term).then((found) => found.parentElement);

describe('add-ons at a desk', () => {
  test('are offered with what they cost: cover for all, bags for each', async () => {
    const { container } = desk();
    const cover = await screen.findByRole('checkbox', { name: /Insurance/ });
    expect(cover).not.toBeChecked();
    expect(cover.closest('label')).toHaveTextContent('InsuranceAbout insurance$4,00 USD');
    expect(screen.getByRole('group', { name: /^Extra bag · \$5,00\sUSD each$/ })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are taken at once, cover for all seats, and stand among what is paid', async () => {
    const { takes } = desk();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Insurance/ }));
    expect(await sumOf('2 × Insurance')).toHaveTextContent('$4,00 USD');
    expect(takes).toEqual([
      [
        { addOnId: '1', partId: '11', quantity: 1 },
        { addOnId: '1', partId: '12', quantity: 1 },
      ],
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Insurance/ }));
    await waitFor(() => expect(screen.queryByText('2 × Insurance')).toBeNull());
    expect(takes.at(-1)).toEqual([]);
  });

  test('are counted for each passenger, up to as many as he may have', async () => {
    const { takes } = desk();
    await more('1B Leo');
    await more('1B Leo');
    await more('1B Leo');
    expect(await sumOf('2 × Extra bag')).toHaveTextContent('$10,00 USD');
    expect(takes.at(-1)).toEqual([{ addOnId: '2', partId: '12', quantity: 2 }]);
  });

  test('who chooses on while a choice is under way is not held up, and the last choice stays', async () => {
    const waiting: (() => void)[] = [];
    const sent: unknown[] = [];
    const SetSaleAddOns: Answers[string] = ({ addOns }) => {
      sent.push(addOns);
      return new Promise((answer) => waiting.push(() => answer({ setAddOns: held })));
    };
    desk({ answers: { SetSaleAddOns } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Insurance/ }));
    await more('1A Dara');
    await more('1A Dara');
    expect(screen.getByRole('checkbox', { name: /Insurance/ })).toBeChecked();
    expect(sent).toHaveLength(1);
    waiting[0]!();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([
      { addOnId: '1', partId: '11', quantity: 1 },
      { addOnId: '1', partId: '12', quantity: 1 },
      { addOnId: '2', partId: '11', quantity: 2 },
    ]);
    waiting[1]!();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Insurance/ })).not.toBeChecked());
  });

  test('that are sold no more are told, and the choice is what it was', async () => {
    desk({ answers: { SetSaleAddOns: () => ({ setAddOns: refused('ADD_ON_NOT_OFFERED') }) } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Insurance/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Insurance/, hidden: true })).not.toBeChecked());
  });

  test('of both ways are told apart by the ride', async () => {
    desk({ booking: { ...held, legs: [there, back] } });
    const bags = within(await screen.findByRole('group', { name: /^Extra bag/ }));
    expect(bags.getByText('Kampot → Phnom Penh')).toBeVisible();
    expect(bags.getByRole('group', { name: '2A Dara' })).toBeVisible();
  });

  test('are not offered where nothing is sold beside the seats, nor while a payment is under way', async () => {
    const { unmount } = desk({ answers: { SaleAddOns: () => ({ addOnOffers: [] }) } });
    await screen.findByText('Fares');
    expect(screen.queryByRole('heading', { name: 'Add-ons' })).toBeNull();
    unmount();
    const payment = { __typename: 'Payment', id: '9', method: 'CARD', state: 'PENDING', payUrl: '/pay/9' };
    desk({ booking: { ...held, payments: [{ ...payment, expiresAt: null, amount: usd(2000) }] } });
    await screen.findByRole('heading', { name: 'The customer pays here' });
    expect(screen.queryByRole('heading', { name: 'Add-ons' })).toBeNull();
  });
});
