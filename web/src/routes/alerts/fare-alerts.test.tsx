import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { shownIn } from '../../../test/shown-prices.js';
import { stage } from '../../../test/stage.js';
import * as alert from './fare-alert.js';
import * as mine from './my-alerts.js';
import * as watch from './watch-fare.js';

const pages = [
  { path: 'fare-alerts', module: watch },
  { path: 'fare-alerts/:id', module: alert },
  { path: 'dashboard/alerts', module: mine },
];
const anAlert = (change: object = {}) => ({
  __typename: 'FareAlert',
  id: 'secret',
  state: 'ACTIVE',
  transportType: 'BUS',
  fromSlug: 'phnom-penh',
  toSlug: 'siem-reap',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  date: '2026-11-21',
  nationalOf: 'KH',
  currency: 'USD',
  below: 850,
  toldAt: null,
  ...change,
});
const usd = (amount: number) => ({ amount, currency: 'USD' });
const priced = (lowestFare: object | null): Played => ({
  FareToWatch: ({ from, to }) => ({
    searchJourneys:
      to === 'atlantis' ? null : { from: { slug: from, name: 'Phnom Penh' }, to: { slug: to, name: 'Siem Reap' } },
    journeyDays: [
      {
        lowestFare,
        nationalLowestFares: lowestFare === null ? [] : [{ countryCode: 'KH', fare: usd(700) }],
      },
    ],
  }),
});
const WATCH = '/fare-alerts?from=phnom-penh&to=siem-reap&date=2026-11-21&type=bus&pax=1';
const show = (at: string, played: Played, member?: ReturnType<typeof aMember>) =>
  stage(pages, { at, graph: playing({ ...priced(usd(950)), ...played }), ...(member && { member }) });
const user = () => userEvent.setup({ delay: null });
const press = (name: string) => user().click(screen.getByRole('button', { name }));
const watched = (confirm: boolean): Played => ({
  WatchFare: () => ({ watchFare: { __typename: 'FareWatched', confirm } }),
});

describe('who finds a price too high', () => {
  test('sees what it costs now, gives an address and, if he likes, an amount, and is asked by mail', async () => {
    const { asked, container } = show(WATCH, watched(true));
    expect(await screen.findByText('Lowest price now: $9,50 for one adult, fees included')).toBeVisible();
    expect(screen.getByText(/Sat 21 Nov/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await user().type(screen.getByLabelText(/E-mail/), 'ana@example.com');
    await user().type(screen.getByLabelText(/Only below \(USD\)/), '8,50');
    await press('Tell me');
    expect(await screen.findByText(/We have sent a mail to ana@example.com/)).toBeVisible();
    expect(asked.find(({ name }) => name === 'WatchFare')?.variables).toEqual({
      input: {
        email: 'ana@example.com',
        from: 'phnom-penh',
        to: 'siem-reap',
        date: '2026-11-21',
        transportType: 'BUS',
        nationalOf: null,
        below: 850,
        shownIn: null,
      },
    });
    expect(screen.getByRole('link', { name: 'Back to the search' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21',
    );
  });

  test('reads about how much it is in the currency he chose, and is written to so', async () => {
    const graph = playing({ ...priced(usd(950)), ...watched(false) });
    const member = aMember({ emailVerified: true });
    const { asked } = stage(pages, { at: WATCH, graph, member, shown: shownIn('KHR') });
    expect(await screen.findByText('Lowest price now: $9,50 (≈ ៛39.000) for one adult, fees included')).toBeVisible();
    await press('Tell me at ana@example.com');
    await screen.findByText('We write to ana@example.com each time the price falls.');
    expect(asked.find(({ name }) => name === 'WatchFare')?.variables).toMatchObject({ input: { shownIn: 'KHR' } });
  });

  test('is told at his own address with one press, of the price that he was shown', async () => {
    const { asked } = show(`${WATCH}&nat=KH`, watched(false), aMember({ emailVerified: true }));
    expect(await screen.findByText('Lowest price now: $7,00 for one adult, fees included')).toBeVisible();
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
    await press('Tell me at ana@example.com');
    expect(await screen.findByText('We write to ana@example.com each time the price falls.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'WatchFare')?.variables).toMatchObject({
      input: { email: null, nationalOf: 'KH', below: null },
    });
  });

  test('learns what is wrong with an amount, and what it costs now', async () => {
    const refusal = { __typename: 'Refused', code: 'FARE_ALERT_AMOUNT', facts: { total: 950, currency: 'USD' } };
    const { asked } = show(WATCH, { WatchFare: () => ({ watchFare: refusal }) }, aMember({ emailVerified: true }));
    await user().type(await screen.findByLabelText(/Only below/), 'cheap');
    await press('Tell me at ana@example.com');
    expect((await screen.findAllByText('This cannot be used. Please check it.')).length).toBeGreaterThan(0);
    expect(asked.filter(({ name }) => name === 'WatchFare')).toEqual([]);
    await user().clear(screen.getByLabelText(/Only below/));
    await user().type(screen.getByLabelText(/Only below/), '99');
    await press('Tell me at ana@example.com');
    expect(await screen.findByText(/One adult pays \$9,50 now/)).toBeVisible();
  });

  test('is led to alerts of seats where nothing is on sale', async () => {
    show(WATCH, priced(null));
    expect(await screen.findByText('Nothing is on sale that day, so no price can fall.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell me when there are seats' })).toHaveAttribute(
      'href',
      '/seat-alerts?from=phnom-penh&to=siem-reap&date=2026-11-21&type=bus&pax=1',
    );
  });
});

describe('the link of the mail', () => {
  const opened = (state: string): Played => {
    let alive: object | null = anAlert({ state });
    return {
      FareAlert: () => ({ fareAlert: alive }),
      ConfirmFareAlert: () => ({ confirmFareAlert: (alive = anAlert()) }),
      EndFareAlert: () => {
        alive = null;
        return { endFareAlert: { __typename: 'Done', done: true } };
      },
    };
  };

  test('is looked at without anything happening; a press begins the alert, another ends it', async () => {
    const { asked, container } = show('/fare-alerts/secret', opened('WAITING'));
    expect(await screen.findByText(/we write to you when one adult travels for less than \$8,50/)).toBeVisible();
    expect(asked.map(({ name }) => name)).toEqual(['FareAlert']);
    expect((await axe(container)).violations).toEqual([]);
    await press('Yes, tell me');
    expect(await screen.findByText('We watch this price, and write when it is below $8,50.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the journeys' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?sort=price&nat=KH',
    );
    await press('No more mails about this');
    expect(await screen.findByText('Ended. We have forgotten it and your address.')).toBeVisible();
  });

  test('of an alert that is over leads on', async () => {
    show('/fare-alerts/secret', { FareAlert: () => ({ fareAlert: null }) });
    expect(await screen.findByRole('heading', { name: 'This alert is over' })).toBeVisible();
  });
});

test('prices that are watched stand among my alerts, and are ended there', async () => {
  let alerts = [anAlert(), anAlert({ id: 'other', toName: 'Kampot', toSlug: 'kampot', nationalOf: null })];
  const { asked, container } = show(
    '/dashboard/alerts',
    {
      MyAlerts: () => ({ mySeatAlerts: [], myFareAlerts: alerts }),
      EndFareAlert: ({ id }) => {
        alerts = alerts.filter((one) => one.id !== id);
        return { endFareAlert: { __typename: 'Done', done: true } };
      },
    },
    aMember({}),
  );
  expect(await screen.findByRole('link', { name: 'Phnom Penh → Siem Reap' })).toHaveAttribute(
    'href',
    '/bus-tickets/phnom-penh/siem-reap/2026-11-21?sort=price&nat=KH',
  );
  expect(screen.getAllByText('Sat 21 Nov, below $8,50')).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
  await press('End the alert: Phnom Penh → Kampot, Sat 21 Nov');
  expect(await screen.findByText('Ended. We have forgotten it and your address.')).toBeVisible();
  expect(asked.find(({ name }) => name === 'EndFareAlert')?.variables).toEqual({ id: 'other' });
  expect(screen.queryByRole('link', { name: 'Phnom Penh → Kampot' })).toBeNull();
});
