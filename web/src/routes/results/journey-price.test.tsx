import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { stage } from '../../../test/stage.js';
import * as results from './results.js';
import type { JourneyPriceQueryVariables } from '../../features/checkout/journey-price/journey-price.generated.js';

const pages = [{ path: 'bus-tickets/:from?/:to?/:date?/:return?', module: results }];
const TRIP = '/bus-tickets/phnom-penh/siem-reap/2026-11-21';
const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const text = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const original = globalThis.fetch;
let asked: JourneyPriceQueryVariables[];
let answer: (variables: JourneyPriceQueryVariables) => object;
beforeEach(() => {
  asked = [];
  answer = made;
  globalThis.fetch = ((_: unknown, init: { body: string }) => {
    const { variables } = JSON.parse(init.body) as { variables: JourneyPriceQueryVariables };
    asked.push(variables);
    return Promise.resolve(Response.json(answer(variables)));
  }) as never;
});
afterEach(() => {
  globalThis.fetch = original;
});

const stageOf = (name: string, amount: number) => ({ __typename: 'PriceStage', name, amount, names: null });
/** Two foreign visitors: 12.00, an offer takes 2.50 off. */
const made = ({ legs }: JourneyPriceQueryVariables): object => ({
  data: {
    journey: {
      __typename: 'Journey',
      id: '1',
      legs: [
        {
          ...{ __typename: 'JourneyLeg', id: '7', localCountryCode: 'KH', hasPassengerTypePricing: false },
          boarding: { __typename: 'Calling', time: '2026-11-21T07:00:00+07:00', stop: { name: 'Central Market' } },
          dropOff: { __typename: 'Calling', stop: { name: 'Night Market' } },
        },
      ],
      quote: {
        __typename: 'Quote',
        currency: 'USD',
        total: 1948,
        fees: [{ __typename: 'QuoteFee', name: 'transaction', amount: 48, percent: 250, fixed: 0 }],
        feeTerms: {
          __typename: 'FeeTerms',
          byMethod: [
            { __typename: 'MethodFee', method: 'CARD', percent: 300, fixed: 30 },
            { __typename: 'MethodFee', method: 'AGENT_BALANCE', percent: 0, fixed: 0 },
          ],
        },
        items: ['7/0', '7/1'].map((ref) => ({
          ...{ __typename: 'QuoteItem', ref, fare: 950 },
          stages: [stageOf('base', 1200), stageOf('rule', 0), stageOf('offer', -250)],
        })),
      },
    },
    promotionsAhead: {
      __typename: 'ExpectedPromotions',
      promotions: [{ __typename: 'BookingPromotion', id: '8', titles: text('Water festival') }],
      discount: usd(100 * [legs].flat().length),
      total: usd(1848),
    },
  },
});

const openers = () => screen.findAllByRole('link', { name: /^How this price is made:/ });
async function opens(at = `${TRIP}?pax=2`) {
  stage(pages, { at });
  const user = userEvent.setup();
  const [opener] = await openers();
  await user.click(opener!);
  return { user, opener, dialog: await screen.findByRole('dialog', { name: 'How this price is made' }) };
}

describe('the price of a card', () => {
  test('is asked for by nobody before it is opened; without script its link leads to the seats', async () => {
    stage(pages, { at: `${TRIP}?pax=2` });
    const all = await openers();
    expect(all).toHaveLength(12);
    expect(all[0]).toHaveAttribute('href', expect.stringMatching(/^\/checkout\/100%402026-11-21.*pax=2&nat=foreign/));
    expect(all[0]).toHaveAttribute('aria-haspopup', 'dialog');
    expect(asked).toEqual([]);
  });

  test('opens by the keyboard into its stages, their sum, and what may still change it', async () => {
    stage(pages, { at: `${TRIP}?pax=2` });
    const user = userEvent.setup();
    const [opener] = await openers();
    opener!.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'How this price is made' }));
    const seat = await dialog.findByRole('group', { name: 'Foreign visitor' });
    expect(seat.querySelector('dl')).toHaveTextContent(
      'Ticket between these stops$12,00Offer of the company−\u2060$2,50Each seat$9,50',
    );
    expect(dialog.getByText('Transaction fee: Once a booking: 2,5 % of the fares')).toBeVisible();
    expect(dialog.getByText('2 × seat, foreign visitor').parentElement).toHaveTextContent('$19,00');
    expect(dialog.getByText('Total').closest('div')).toHaveTextContent('$19,48');
    const later = within(dialog.getByRole('region', { name: 'What may still change it' }));
    expect(later.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Promotion: Water festival. Once your seats are held you pay $18,48, $1,00 less.',
      'Some seats cost more; each says so when you choose.',
      'An offer code comes off at the payment.',
      'Transaction fee by Visa / Mastercard: Once a booking: 3 % of the fares and $0,30',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked for all who travel, on seats that nobody has chosen', async () => {
    await opens(`${TRIP}?pax=2&children=1&nat=KH`);
    const [{ legs, ...party }] = asked as [JourneyPriceQueryVariables];
    expect(party).toMatchObject({ adults: 2, children: 1, nationalOf: 'KH' });
    const seat = { title: 'MS', nationality: 'LOCAL', nationalOf: 'KH' };
    expect(legs).toEqual([
      {
        legId: expect.stringMatching(/^100@2026-11-21:/),
        direction: 'ONWARD',
        seats: ['ADULT', 'ADULT', 'CHILD'].map((passengerType, index) => ({
          ...seat,
          seatNumber: `?${index}`,
          passengerType,
        })),
      },
    ]);
  });

  test('that nobody answers for is asked for again; one that is gone says so', async () => {
    answer = () => ({ errors: [{ message: 'down' }] });
    const { user, dialog } = await opens();
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    answer = () => ({ data: { journey: null, promotionsAhead: null } });
    await user.click(again);
    expect(await within(dialog).findByText(/^This journey has no price any more/)).toBeVisible();
  });

  test('can be read by everybody', async () => {
    const { dialog } = await opens();
    await within(dialog).findByText('Total');
    expect((await axe(dialog)).violations).toEqual([]);
  });
});
