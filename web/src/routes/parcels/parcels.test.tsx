import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { graphOf } from '../../../test/graph.js';
import { shownIn } from '../../../test/shown-prices.js';
import { stage } from '../../../test/stage.js';
import * as parcels from './parcels.js';
import * as track from './track.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const box = { id: '2', name: 'Small box', length: 30, width: 25, height: 20, maxWeight: 5, defaultPrice: usd(250) };
const event = { at: '2026-11-19T05:00:00.000Z', place: 'Phnom Penh', implied: false, note: null };
const parcel = {
  ...{ id: '1', code: 'NAGA-1001', status: 'IN_TRANSIT', fromName: 'Phnom Penh', toName: 'Siem Reap', units: 2 },
  ...{ operatorName: 'Tonle Express', goodsType: 'Books' },
  events: [
    { ...event, type: 'CREATED' },
    { ...event, type: 'IN_TRANSIT', implied: true, place: null },
    { ...event, type: 'DELAYED', note: 'The road is under water.' },
  ],
};
const market = {
  packageCategories: [box],
  parcelPlaces: [
    { slug: 'kampot', name: 'Kampot' },
    { slug: 'phnom-penh', name: 'Phnom Penh' },
    { slug: 'siem-reap', name: 'Siem Reap' },
  ],
  parcelPrice: ({ to, units: [unit] }: { to: string; units: { quantity: number; weightKg: number | null }[] }) => {
    const amount = usd(unit!.quantity * 250);
    const basis = unit!.weightKg === null ? 'category' : 'weight';
    const line = { category: box, quantity: unit!.quantity, basis, unit: usd(250), amount };
    return to === 'kampot' ? null : { lines: [line], total: amount };
  },
  parcel: ({ code }: { code: string }) => (code.toUpperCase() === 'NAGA-1001' ? parcel : null),
};
const pages = [
  { path: 'parcels', module: parcels },
  { path: 'parcels/track', module: track },
  { path: 'view-cargo-booking-detail/:code?', module: track },
];
const open = (at: string, more: object = {}) => stage(pages, { at, graph: graphOf(market), ...more });

test('the price appears as soon as towns and pieces are known, and stands in the address', async () => {
  const { container } = open('/parcels');
  await userEvent.selectOptions(await screen.findByLabelText('From'), 'phnom-penh');
  await userEvent.selectOptions(screen.getByLabelText('To'), 'siem-reap');
  const price = screen.getByRole('complementary', { name: 'Price' });
  expect(price).toHaveTextContent('Choose both towns');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Small box' })).getByRole('button', { name: 'One more' }),
  );
  expect(await screen.findByText('/parcels?from=phnom-penh&to=siem-reap&n-2=1')).toBeVisible();
  expect(price).toHaveTextContent('Small box × 1$2,50Total$2,50');
  expect(screen.getByText('Together $2,50').closest('[role=status]')).not.toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('the address alone gives the same answer: it works as a plain form', async () => {
  const { asked } = open('/parcels?from=phnom-penh&to=siem-reap&n-2=0&n-2=3&kg-2=4,5');
  expect(await screen.findByText('Small box × 3, by weight')).toBeVisible();
  expect(asked[1]?.variables['units']).toEqual([{ categoryId: '2', quantity: 3, weightKg: 4.5 }]);
});

test('who reads prices in a currency of his own sees, and hears, about how much it is', async () => {
  open('/parcels?from=phnom-penh&to=siem-reap&n-2=1', { shown: shownIn('KHR') });
  expect(await screen.findByText('Together $2,50 (≈ ៛10.300)')).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Price' })).toHaveTextContent('≈ ៛10.300');
});

test('where nobody carries parcels it is said', async () => {
  open('/parcels?from=phnom-penh&to=kampot&n-2=1');
  expect(await screen.findByText('Nobody carries parcels between these two towns')).toBeVisible();
});

test('a weight above the size is told at its field, and no price is asked for', async () => {
  const { asked } = open('/parcels?from=phnom-penh&to=siem-reap&n-2=1&kg-2=9');
  expect(await screen.findByLabelText(/Weight of one piece/)).toHaveAccessibleDescription(
    /At most 5 kg in this size: choose a larger one./,
  );
  expect(asked.map(({ name }) => name)).toEqual(['ParcelCounters']);
});

test('a parcel is followed by its code, with what is still to come', async () => {
  const { container } = open('/parcels/track');
  await userEvent.type(await screen.findByLabelText('Tracking code'), 'naga-1001{Enter}');
  expect(await screen.findByText('/parcels/track?code=naga-1001')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Phnom Penh to Siem Reap' })).toBeVisible();
  const story = screen.getByRole('list', { name: 'Where the parcel has been' });
  expect(
    within(story)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Done: Handed inThu 19 Nov, 12:00Phnom Penh',
    'Now: On its wayThu 19 Nov, 12:00not scanned by itself',
    'Changed: DelayedThu 19 Nov, 12:00Phnom Penh · The road is under water.',
    'Still to come: Ready to be collected',
    'Still to come: Collected',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('the specification’s own address finds it too', async () => {
  open('/kh/view-cargo-booking-detail/NAGA-1001');
  expect(await screen.findByRole('heading', { name: 'Phnom Penh to Siem Reap' })).toBeVisible();
});

test('an unknown code is told with what to do', async () => {
  open('/parcels/track?code=NAGA-9');
  expect(await screen.findByText('We know no parcel with this code')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
});
