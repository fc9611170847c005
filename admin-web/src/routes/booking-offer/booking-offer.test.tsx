import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import BookingOfferRoute from './BookingOfferRoute.js';

const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const named = (en: string) => ({ __typename: 'LocalizedText', en, km: en, th: en, vi: en, es: en });
const PART = {
  __typename: 'BookingPart',
  id: '1',
  seatNumber: '1A',
  firstName: 'Sophea',
  lastName: 'Chan',
  nationalPriceOf: null,
  fare: usd(1200),
  stages: [{ __typename: 'PriceStage', name: 'base', amount: 1200 }],
};
const SALE = {
  __typename: 'Booking',
  id: '77',
  pnr: 'KX74QP',
  status: 'BLOCKED',
  couponCode: null as string | null,
  promotions: [{ __typename: 'BookingPromotion', id: '8', titles: named('Water festival') }],
  discount: usd(0),
  total: usd(1230),
  legs: [
    {
      __typename: 'BookingLeg',
      id: '5',
      departureTime: '2026-12-01T08:00:00+07:00',
      operatorName: 'Mekong Express',
      fromLocationName: named('Phnom Penh'),
      toLocationName: named('Siem Reap'),
      parts: [PART],
    },
  ],
};
const OFFER = {
  __typename: 'BookingOffer',
  id: '3',
  name: 'Summer',
  code: 'SUMMER10' as string | null,
  paymentMethods: ['KHQR'],
  buyUntil: '2026-12-31T17:00:00Z',
  saves: usd(300),
  total: usd(922),
  refused: null as object | null,
};
const NEAR = {
  ...OFFER,
  id: '4',
  name: 'Families',
  code: null,
  refused: {
    __typename: 'OfferRefused',
    code: 'COUPON_MINIMUM',
    facts: { reason: 'PASSENGERS', minimumPassengers: 3 },
  },
};
const offers = (...some: object[]) => ({ __typename: 'BookingOffers', offers: some });
const show = (at: string, answers: Answers = {}) =>
  showScreen([{ path: '/booking-offer', element: <BookingOfferRoute /> }], at, someone({ 'booking.create': 'all' }), {
    BookingOffers: () => ({ booking: SALE, bookingOffers: offers(OFFER, NEAR) }),
    ...answers,
  });

describe('offers for a sale', () => {
  test('say what each saves until when, what nearly fits and why not, and how the price is made', async () => {
    const { container } = show('/booking-offer?booking=77');
    expect(await screen.findByRole('heading', { name: 'Offers for KX74QP' })).toBeVisible();
    expect(screen.getByText(/saves \$3,00 USD, then \$9,22 USD in all.*until/)).toBeVisible();
    expect(screen.getByText('Lowered by itself: Water festival')).toBeVisible();
    expect(screen.getByText(/This offer begins at 3 passengers/)).toBeVisible();
    expect(screen.getByText(/1A/).closest('li')).toHaveTextContent('Sophea Chan · $12,00 USD');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are applied and taken away again', async () => {
    let couponCode: string | null = null;
    const sale = () => ({ ...SALE, couponCode, discount: usd(couponCode === null ? 0 : 300) });
    const { sent } = show('/booking-offer?booking=77', {
      BookingOffers: () => ({ booking: sale(), bookingOffers: offers(OFFER) }),
      ApplyOffer: ({ code }) => {
        couponCode = code as string;
        return { applyCoupon: sale() };
      },
      RemoveOffer: () => {
        couponCode = null;
        return { removeCoupon: sale() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply SUMMER10' }));
    expect(await screen.findByText('SUMMER10 is applied and saves $3,00 USD.')).toBeVisible();
    expect(sent('ApplyOffer')).toEqual({ bookingId: '77', code: 'SUMMER10' });
    await userEvent.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText('The price is what it was.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Apply SUMMER10' })).toBeVisible();
  });

  test('that are gone meanwhile say so', async () => {
    show('/booking-offer?booking=77', { ApplyOffer: () => ({ applyCoupon: refused('COUPON_USED_UP') }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply SUMMER10' }));
    expect(await screen.findByText(/This offer is used up/)).toBeVisible();
  });

  test('of which none fits, and a sale that there is not, are said', async () => {
    show('/booking-offer?booking=77', { BookingOffers: () => ({ booking: SALE, bookingOffers: offers(NEAR) }) });
    expect(await screen.findByText('No offer fits')).toBeVisible();
    show('/booking-offer?booking=78', {
      BookingOffers: () => ({ booking: null, bookingOffers: refused('BOOKING_NOT_FOUND') }),
    });
    expect(await screen.findByText('There is no such sale')).toBeVisible();
  });
});
