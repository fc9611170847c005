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
  addOns: [] as object[],
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
const paid = (amount: number) => ({
  fare: usd(amount),
  stages: [{ name: 'base', amount, subtotal: amount }],
  commission: null,
  earned: null,
  givenBack: null,
  shownRate: null,
});
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
  const lines = rows();
  expect(lines).toEqual([`Base pricenational price (${local.split(' · ')[1]})`, 'Base price']);
});

const rows = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);

test.each([
  [
    'by its terms',
    {
      ...{ as: 'CANCELLED', amount: usd(650), percent: 75, fixedFee: usd(100), unpaid: usd(50) },
      policy: { class: 'SAVER', version: 3 },
    },
    ['Given backSaver, version 3: 75 % of $10,00 USD, less $1,00 USD$6,50 USD', 'Of it not paid before–$0,50 USD'],
  ],
  [
    'by its operator',
    { as: 'REJECTED', amount: usd(1000), percent: null, fixedFee: null, policy: null, unpaid: null },
    ['Given backall of it: refused by the operator$10,00 USD'],
  ],
  [
    'by a decision',
    { as: 'GOODWILL', amount: usd(300), percent: null, fixedFee: null, policy: null, unpaid: null },
    ['Given backGoodwill$3,00 USD'],
  ],
])('under its steps a fare says what we earn of it, and what was given back %s', (_, givenBack, told) => {
  const leg = aLeg('KH');
  const commission = { rate: 960, base: usd(1250), amount: usd(120), source: 'zones A → B version 3' };
  const earned = { amount: usd(40), rate: 400, level: { name: 'Gold', version: 2 } };
  const parts = [{ ...leg.parts[1]!, commission, earned, givenBack }] as Leg['parts'];
  render(
    <LanguageProvider language="en" messages={{}}>
      <Legs booking={{ id: '7', legs: [{ ...leg, parts }], tickets: [] }} />
    </LanguageProvider>,
  );
  const said = screen
    .getAllByRole('rowheader', { hidden: true })
    .map((head) => head.parentElement!.textContent.replaceAll('\u00a0', ' '));
  expect(said).toEqual([
    'Base price–$10,00 USD$10,00 USD',
    'Platform’s commissionfrom zone A to zone B, version 3: 9,6 % of $12,50 USD$1,20 USD',
    'Of it the selling agency’slevel Gold, version 2: 4 % of $10,00 USD$0,40 USD',
    ...told,
  ]);
});

test('what its traveller was shown it as stands under the steps, with the rate of then', () => {
  const leg = aLeg('KH');
  const shownRate = { currency: 'KHR', units: '4100', per: '1', since: '2026-11-01T18:00:00.000Z' };
  const parts = [{ ...leg.parts[1]!, shownRate }] as Leg['parts'];
  render(
    <LanguageProvider language="en" messages={{}}>
      <Legs booking={{ id: '7', legs: [{ ...leg, parts }], tickets: [] }} />
    </LanguageProvider>,
  );
  const shown = screen.getByRole('rowheader', { name: 'Shown to the traveller as', hidden: true });
  // In the region it was the next day already.
  expect(shown.parentElement!.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Shown to the traveller as1 USD = 4.100 KHR, of 2026-11-02≈ ៛41.000',
  );
});

test('each passenger has his add-ons beside him', () => {
  const leg = aLeg('KH');
  const addOns = [
    { id: '1', quantity: 1, names: { ...name, en: 'Insurance' } },
    { id: '2', quantity: 2, names: { ...name, en: 'Extra bag' } },
  ];
  const parts = [{ ...leg.parts[0]!, addOns }, leg.parts[1]!] as Leg['parts'];
  render(
    <LanguageProvider language="en" messages={{}}>
      <Legs booking={{ id: '7', legs: [{ ...leg, parts }], tickets: [] }} />
    </LanguageProvider>,
  );
  expect(screen.getByText('Insurance, 2 × Extra bag').closest('td')).toHaveTextContent(/^Dara/);
});
