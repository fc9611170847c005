import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as alert from './seat-alert.js';
import * as mine from './my-alerts.js';
import * as watch from './watch-seats.js';

const pages = [
  { path: 'seat-alerts', module: watch },
  { path: 'seat-alerts/:id', module: alert },
  { path: 'dashboard/alerts', module: mine },
];
const anAlert = (change: object = {}) => ({
  __typename: 'SeatAlert',
  id: 'secret',
  state: 'ACTIVE',
  transportType: 'BUS',
  fromSlug: 'phnom-penh',
  toSlug: 'siem-reap',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  date: '2026-11-21',
  adults: 2,
  children: 1,
  ...change,
});
const places: Played = {
  PlacesToWatch: ({ from, to }) => ({
    searchJourneys:
      to === 'atlantis' ? null : { from: { slug: from, name: 'Phnom Penh' }, to: { slug: to, name: 'Siem Reap' } },
  }),
};
const WATCH = '/seat-alerts?from=phnom-penh&to=siem-reap&date=2026-11-21&type=bus&pax=2&children=1';
const show = (at: string, played: Played, member?: ReturnType<typeof aMember>) =>
  stage(pages, { at, graph: playing({ ...places, ...played }), ...(member && { member }) });
const user = () => userEvent.setup({ delay: null });
const press = (name: string) => user().click(screen.getByRole('button', { name }));

describe('who finds no seat', () => {
  const watched = (confirm: boolean): Played => ({
    WatchSeats: () => ({ watchSeats: { __typename: 'SeatsWatched', confirm } }),
  });

  test('gives an address, which is asked by mail', async () => {
    const { asked, container } = show(WATCH, watched(true));
    expect(await screen.findByText('Phnom Penh → Siem Reap')).toBeVisible();
    expect(screen.getByText(/Sat 21 Nov, 3 passengers/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await press('Tell me');
    expect((await screen.findAllByText(/e-mail/i)).length).toBeGreaterThan(0);
    expect(asked.filter(({ name }) => name === 'WatchSeats')).toEqual([]);
    await user().type(screen.getByLabelText(/E-mail/), 'ana@example.com');
    await press('Tell me');
    expect(await screen.findByText(/We have sent a mail to ana@example.com/)).toBeVisible();
    expect(asked.find(({ name }) => name === 'WatchSeats')?.variables).toEqual({
      input: {
        email: 'ana@example.com',
        from: 'phnom-penh',
        to: 'siem-reap',
        date: '2026-11-21',
        transportType: 'BUS',
        adults: 2,
        children: 1,
      },
    });
    expect(screen.getByRole('link', { name: 'Back to the search' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2&children=1',
    );
  });

  test('is told at his own address where it is proved, with one press', async () => {
    const { asked } = show(WATCH, watched(false), aMember({ emailVerified: true }));
    expect(await screen.findByRole('button', { name: 'Tell me at ana@example.com' })).toBeVisible();
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
    await press('Tell me at ana@example.com');
    expect(await screen.findByText('We write to ana@example.com as soon as there are seats.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'WatchSeats')?.variables).toMatchObject({ input: { email: null } });
  });

  test('learns what is wrong', async () => {
    const refusal = { __typename: 'Refused', code: 'TOO_MANY_SEAT_ALERTS', facts: { limit: 10 } };
    show(WATCH, { WatchSeats: () => ({ watchSeats: refusal }) }, aMember({ emailVerified: true }));
    await screen.findByText('Phnom Penh → Siem Reap');
    await press('Tell me at ana@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('You have 10 alerts already.');
  });
});

describe('the link of the mail', () => {
  const opened = (state: string): Played => {
    let alive: object | null = anAlert({ state });
    return {
      SeatAlert: () => ({ seatAlert: alive }),
      ConfirmSeatAlert: () => ({ confirmSeatAlert: (alive = anAlert()) }),
      EndSeatAlert: () => {
        alive = null;
        return { endSeatAlert: { __typename: 'Done', done: true } };
      },
    };
  };

  test('is looked at without anything happening; a press begins the alert, another ends it', async () => {
    const { asked, container } = show('/seat-alerts/secret', opened('WAITING'));
    expect(await screen.findByText('One press, and we write to you once when there are seats.')).toBeVisible();
    expect(asked.map(({ name }) => name)).toEqual(['SeatAlert']);
    expect((await axe(container)).violations).toEqual([]);
    await press('Yes, tell me');
    expect(await screen.findByText(/We look for seats/)).toBeVisible();
    await press('End the alert');
    expect(await screen.findByText('Ended. We have forgotten it and your address.')).toBeVisible();
  });

  test('shows the seats that were found, and looks on where they are gone', async () => {
    show('/seat-alerts/secret', opened('TOLD'));
    expect(await screen.findByRole('link', { name: 'See the seats' })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2&children=1',
    );
    await press('Tell me again');
    expect(await screen.findByText(/We look for seats/)).toBeVisible();
  });

  test('of an alert that is over leads on', async () => {
    show('/seat-alerts/secret', { SeatAlert: () => ({ seatAlert: null }) });
    expect(await screen.findByRole('heading', { name: 'This alert is over' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan a trip' })).toHaveAttribute('href', '/');
  });
});

describe('my alerts', () => {
  test('are ended, and asked for again, one by one', async () => {
    let alerts = [anAlert(), anAlert({ id: 'other', toName: 'Kampot', toSlug: 'kampot', state: 'TOLD' })];
    const { asked, container } = show(
      '/dashboard/alerts',
      {
        MyAlerts: () => ({ mySeatAlerts: alerts, myFareAlerts: [] }),
        EndSeatAlert: ({ id }) => {
          alerts = alerts.filter((one) => one.id !== id);
          return { endSeatAlert: { __typename: 'Done', done: true } };
        },
        ConfirmSeatAlert: () => ({ confirmSeatAlert: anAlert() }),
      },
      aMember({}),
    );
    expect(await screen.findByRole('link', { name: 'Phnom Penh → Siem Reap' })).toBeVisible();
    expect(screen.getByText(/We are looking/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await press('Tell me again');
    expect(asked.find(({ name }) => name === 'ConfirmSeatAlert')?.variables).toEqual({ id: 'other' });
    await press('End the alert: Phnom Penh → Siem Reap, Sat 21 Nov');
    expect(await screen.findByText('Ended. We have forgotten it and your address.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Phnom Penh → Siem Reap' })).toBeNull();
  });

  test('that are none say how one comes by one', async () => {
    show('/dashboard/alerts', { MyAlerts: () => ({ mySeatAlerts: [], myFareAlerts: [] }) }, aMember({}));
    expect(await screen.findByText(/Where a search finds no free seat/)).toBeVisible();
  });
});
