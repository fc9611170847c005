import { expect, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render, screen } from '@testing-library/react';
import type { BookingDetailQuery } from './booking.generated.js';
import { Legs } from './Legs.js';

type Leg = NonNullable<BookingDetailQuery['booking']>['legs'][number];
const part = {
  state: 'TICKETED',
  title: 'MS',
  passengerType: 'ADULT',
  lastName: null,
  ticketCode: null,
  nationalPriceOf: null,
};
const name = { en: 'Market', km: null, th: null, vi: null, es: null };
const aLeg = (localCountryCode: string) =>
  ({
    id: '1',
    viewerMay: ['booking.edit'],
    localCountryCode,
    operatorName: 'Operator',
    vehicleName: 'Van',
    fromName: name,
    fromLocationName: name,
    toName: name,
    toLocationName: name,
    departureTime: '2026-11-21T07:30:00+07:00',
    arrivalTime: '2026-11-21T13:10:00+07:00',
    parts: [
      {
        ...part,
        id: '1',
        seatNumber: '1A',
        firstName: 'Dara',
        nationality: 'LOCAL',
        nationalPriceOf: localCountryCode,
        ...paid(800),
      },
      {
        ...part,
        id: '2',
        seatNumber: '1B',
        firstName: 'Leo',
        passengerType: 'CHILD',
        nationality: 'FOREIGN',
        ...paid(1000),
      },
    ],
  }) as unknown as Leg;
const paid = (amount: number) => ({ fare: usd(amount), stages: [{ name: 'base', amount, subtotal: amount }] });
function usd(amount: number) {
  return { amount, currency: 'USD' };
}

test.each([
  ['KH', 'adult · Cambodian', 'child · non Cambodian'],
  ['LA', 'adult · Lao', 'child · non Lao'],
  ['TH', 'adult · Thai', 'child · non Thai'],
  ['MM', 'adult · local', 'child · not local'],
])('who is local depends on the route: %s', (country, local, foreign) => {
  render(
    <LanguageProvider language="en" messages={{}}>
      <Legs booking={{ id: '7', legs: [aLeg(country)], tickets: [] }} />
    </LanguageProvider>,
  );
  expect(screen.getByText(local)).toBeVisible();
  expect(screen.getByText(foreign)).toBeVisible();
  const lines = screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(lines).toEqual([`Base pricenational price (${local.split(' · ')[1]})`, 'Base price']);
});
