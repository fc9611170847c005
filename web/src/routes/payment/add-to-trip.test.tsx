import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aNamedBooking, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { someOptions } from '../../../test/payment-options.js';
import { stage } from '../../../test/stage.js';
import * as page from './payment.js';

const name = (en: string, km: string | null = null) => ({ en, km, th: null, vi: null, es: null });
const NAMES = {
  2: name('Travel insurance', 'ធានារ៉ាប់រង'),
  3: name('Flexible ticket'),
  4: name('Extra bag', 'កាបូបបន្ថែម'),
};
const offer = (
  id: keyof typeof NAMES,
  kind: string,
  unit: number,
  mostPerSeat = 1,
  had: readonly number[] = [0, 0],
) => ({
  __typename: 'AddOnOffer',
  id: String(id),
  kind,
  mostPerSeat,
  names: NAMES[id],
  descriptions: id === 4 ? name('Up to 20 kg.') : null,
  seats: had.map((quantity, index) => ({ partId: String(index + 1), quantity, unit: usd(unit) })),
});
const OFFERS = [offer(2, 'INSURANCE', 100), offer(3, 'FLEX', 200), offer(4, 'LUGGAGE', 500, 3)];

const addOn = (id: keyof typeof NAMES, quantity: number, amount: number) => ({
  id: String(id),
  names: NAMES[id],
  quantity,
  amount: usd(amount),
});
const fee = (sold: ReturnType<typeof addOn>) => ({
  name: 'add_on',
  amount: sold.amount,
  percent: 0,
  fixed: { amount: sold.amount.amount / sold.quantity },
  cause: null,
  addOn: sold,
});

/** The booking with cover for both and two bags of the first, and its ways to pay. */
function adding() {
  const { fees, legs, ...held } = aNamedBooking();
  const cover = addOn(2, 1, 100);
  const beside = [[cover, addOn(4, 2, 1000)], [cover]];
  const all = [...fees, ...beside.flat().map(fee)];
  const sum = usd(held.total.amount + 1200);
  const [leg] = legs;
  const parts = leg!.parts.map((part, index) => ({ ...part, addOns: beside[index]! }));
  const options = someOptions().map((option) => ({ ...option, fees: all, total: sum, due: sum }));
  return { booking: { ...held, fees: all, total: sum, due: sum, legs: [{ ...leg!, parts }] }, options };
}

const show = (booking: object, more: Played = {}, options: readonly object[] = someOptions()) =>
  stage([{ path: 'checkout/payment/:bookingId', module: page }], {
    at: '/checkout/payment/7',
    graph: playing({
      CheckoutBooking: () => ({ booking }),
      PaymentMethods: () => ({ paymentMethods: options, booking: { pointsOffer: null } }),
      AddOnOffers: () => ({ addOnOffers: OFFERS }),
      ...more,
    }),
    cookie: 'booking-7=secret',
  });
const takes = (asked: object[]): Played => ({
  SetAddOns: (variables) => (asked.push(variables), { setAddOns: { __typename: 'Booking', id: '7' } }),
});
const refuses = (code: string, facts: object = {}): Played => ({
  SetAddOns: () => ({ setAddOns: { __typename: 'Refused', code, facts } }),
});
const wrong = (path: string, code: string): Played => ({
  SetAddOns: () => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields: [{ path, code }] } }] }),
});
const user = userEvent.setup({ delay: null });
const section = async () => within(await screen.findByRole('region', { name: 'Add to your trip' }));
const saves = () => user.click(screen.getByRole('button', { name: 'Add to my trip' }));

describe('adding to a trip while one pays', () => {
  test('cover is one box at the price of all seats, bags are counted beside each; one button saves what is chosen', async () => {
    const asked: object[] = [];
    const { container } = show(aNamedBooking(), takes(asked));
    const here = await section();
    expect(here.getByRole('checkbox', { name: /^Travel insurance/ })).not.toBeChecked();
    expect(here.getByText('$2,00')).toBeVisible();
    expect(here.getByText('Cancel until 15 minutes before departure and get the whole fare back.')).toBeVisible();
    const bags = within(here.getByRole('group', { name: /^Extra bag/ }));
    expect(bags.getByText('$5,00 each')).toBeVisible();
    expect(bags.getByText(/^Up to 20 kg\. If you cancel/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(here.getByRole('checkbox', { name: /^Travel insurance/ }));
    await user.selectOptions(bags.getByLabelText('Ms Dara Keo, seat 5C'), '2');
    await saves();
    expect(asked).toEqual([
      {
        id: '7',
        addOns: [
          { addOnId: '2', partId: '1', quantity: 1 },
          { addOnId: '2', partId: '2', quantity: 1 },
          { addOnId: '4', partId: '1', quantity: 2 },
        ],
      },
    ]);
  });

  test('what was added stands chosen, on lines of the price and in the button, and is taken off again', async () => {
    const asked: object[] = [];
    const { booking, options } = adding();
    const had = [offer(2, 'INSURANCE', 100, 1, [1, 1]), offer(4, 'LUGGAGE', 500, 3, [2, 0])];
    show(booking, { ...takes(asked), AddOnOffers: () => ({ addOnOffers: had }) }, options);
    const here = await section();
    expect(here.getByText('Added to your trip: $12,00')).toBeVisible();
    expect(here.getByRole('checkbox', { name: /^Travel insurance/ })).toBeChecked();
    expect(here.getByLabelText('Ms Dara Keo, seat 5C')).toHaveValue('2');
    expect(screen.getByText('2 × Travel insurance').nextSibling).toHaveTextContent('$2,00');
    expect(screen.getByText('2 × Extra bag').nextSibling).toHaveTextContent('$10,00');
    expect(screen.getByText('Extra bag: $5,00 each')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay $36,60' })).toBeVisible();
    await user.click(here.getByRole('checkbox', { name: /^Travel insurance/ }));
    await user.selectOptions(here.getByLabelText('Ms Dara Keo, seat 5C'), '0');
    await saves();
    expect(asked).toEqual([{ id: '7', addOns: [] }]);
  });

  test('who presses to pay before he saved what he chose is shown what it comes to first; nothing is paid yet', async () => {
    const asked: object[] = [];
    show(aNamedBooking(), takes(asked));
    await user.click((await section()).getByRole('checkbox', { name: /^Flexible ticket/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $24,60' }));
    expect(await screen.findByText(/^What you chose is added first\. You would pay \$24,60 now/)).toBeVisible();
    expect(asked).toMatchObject([{ addOns: [{ addOnId: '3' }, { addOnId: '3' }] }]);
  });

  test('what is chosen already is paid at once', async () => {
    const { booking, options } = adding();
    const had = [offer(2, 'INSURANCE', 100, 1, [1, 1]), offer(4, 'LUGGAGE', 500, 3, [2, 0])];
    const pays = { StartPayment: () => ({ startPayment: { __typename: 'Refused', code: 'TRY_AGAIN', facts: {} } }) };
    const { asked } = show(booking, { ...pays, AddOnOffers: () => ({ addOnOffers: had }) }, options);
    await section();
    await user.click(screen.getByRole('button', { name: 'Pay $36,60' }));
    await screen.findByRole('alert');
    expect(asked.map(({ name: operation }) => operation)).toContain('StartPayment');
  });

  test.each([
    ['more than a seat may have', wrong('addOns.0.quantity', 'RANGE'), /seat 5D$/, 'Choose 3 at most.'],
    [
      'what this seat is not sold with',
      refuses('ADD_ON_NOT_OFFERED', { addOnId: '4', partId: '2' }),
      /seat 5D$/,
      /^This is not sold with this seat/,
    ],
    ['what the graph has no word for', wrong('addOns[0].addOnId', 'TWICE'), /seat 5D$/, /^This cannot be added so/],
  ])('%s is said at its field, and what was chosen stays', async (_, played, label, text) => {
    show(aNamedBooking(), played);
    const here = await section();
    await user.selectOptions(here.getByLabelText(label), '3');
    await saves();
    expect(await here.findByText(text)).toBeVisible();
    expect(here.getByLabelText(label)).toBeInvalid();
    expect(here.getByLabelText(label)).toHaveValue('3');
  });

  test('a ride that only some would be flexible on is said at the box', async () => {
    show(aNamedBooking(), wrong('addOns.1.partId', 'WHOLE_RIDE'));
    const here = await section();
    await user.click(here.getByRole('checkbox', { name: /^Flexible ticket/ }));
    await saves();
    expect(await here.findByText('A ride is flexible for everybody on it, or for nobody.')).toBeVisible();
    expect(here.getByRole('checkbox', { name: /^Flexible ticket/ })).toBeInvalid();
  });

  test('another no is said in the section', async () => {
    show(aNamedBooking(), refuses('PAYMENT_UNDER_WAY'));
    await section();
    await saves();
    const alert = await screen.findByRole('alert');
    expect((await section()).getByRole('alert')).toBe(alert);
  });

  test('is told for which rides it is, seat by seat where they cost otherwise', async () => {
    const { legs, ...held } = aNamedBooking();
    const back = { ...legs[0]!, id: '2', direction: 'RETURN' as const, departureTime: '2026-11-24T07:30:00+07:00' };
    const parts = back.parts.map((part) => ({ ...part, id: `2${part.id}` }));
    const bags = offer(4, 'LUGGAGE', 500, 3);
    const dearer = bags.seats.map((seat) => ({ ...seat, partId: `2${seat.partId}`, unit: usd(700) }));
    show(
      { ...held, legs: [...legs, { ...back, parts }] },
      { AddOnOffers: () => ({ addOnOffers: [OFFERS[0], { ...bags, seats: [...bags.seats, ...dearer] }] }) },
    );
    const here = await section();
    expect(here.getByText(/Only on Night Market – Siem Reap office, Sat 21 Nov\.$/)).toBeVisible();
    expect(here.getAllByLabelText('Ms Dara Keo, seat 5C')).toHaveLength(2);
    expect(here.getAllByText('$7,00 each')).toHaveLength(2);
  });

  test.each([
    ['nothing is offered', () => ({ addOnOffers: [] })],
    ['nobody may be asked', () => ({ addOnOffers: null })],
    ['prices do not answer', () => ({ errors: [{ message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }] })],
  ])('where %s there is no such section, and one pays', async (_, AddOnOffers) => {
    show(aNamedBooking(), { AddOnOffers });
    expect(await screen.findByRole('button', { name: 'Pay $24,60' })).toBeVisible();
    expect(screen.queryByText('Add to your trip')).toBeNull();
  });

  test('says why one cannot pay the driver then', async () => {
    const { booking, options } = adding();
    const closed = options.map((option) =>
      option.method === 'PAY_ON_BOARDING' ? { ...option, reason: 'WITH_ADD_ONS' } : option,
    );
    show(booking, {}, closed);
    expect(await screen.findByText(/^What you added to your trip is paid before the ride/)).toBeVisible();
  });
});
