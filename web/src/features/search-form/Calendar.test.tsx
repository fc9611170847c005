import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { stage } from '../../../test/stage.js';
import { Calendar } from './Calendar.js';

interface Asked {
  readonly from: string;
  readonly start: string;
  readonly days: number;
}
const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
let asked: Asked[] = [];
/** Weekends are dearer, the first Monday of December is full, Cambodians pay two dollars less. */
const answer = ({ start, days }: Asked) =>
  Array.from({ length: days }, (_, ahead) => {
    const date = addDays(travelDate(start), ahead);
    const fare = [0, 6].includes(new Date(date).getUTCDay()) ? 1050 : 800;
    const national = {
      __typename: 'NationalLowestFare',
      countryCode: 'KH',
      fare: usd(fare - 200),
      inCents: fare - 200,
    };
    const isFull = date === '2026-12-07';
    return {
      __typename: 'JourneyDay',
      id: `a~b~${date}~all`,
      date,
      lowestFare: isFull ? null : usd(fare),
      lowestFareInCents: isFull ? null : fare,
      nationalLowestFares: isFull ? [] : [national],
    };
  });
let isDown = false;
const original = globalThis.fetch;
beforeEach(() => {
  [asked, isDown] = [[], false];
  globalThis.fetch = (_, init) => {
    const { variables } = JSON.parse(String(init?.body)) as { variables: Asked };
    asked.push(variables);
    if (isDown) return Promise.reject(new Error('no network'));
    const body = JSON.stringify({ data: { journeyDays: answer(variables) } });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

async function show({ at = '/', max = '2027-05-19' } = {}) {
  const chosen: string[] = [];
  const route = { from: 'phnom-penh', to: 'siem-reap', transportType: null };
  const calendar = (
    <Calendar value="2026-11-28" min="2026-11-20" max={max} route={route} onChoose={(day) => chosen.push(day)} />
  );
  const { container } = stage([{ path: '', module: { default: () => calendar } }], { at });
  await screen.findByRole('table');
  return { container, chosen };
}
const day = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the calendar', () => {
  test('says the lowest price of each day, and which are the lowest of the month, in words and by a frame', async () => {
    const { container, chosen } = await show();
    const low = await day('Friday 27 November 2026, from 8 dollars, lowest price of the month');
    expect(within(low).getByText('$8')).toHaveAttribute('data-low', 'true');
    const dear = await day('Saturday 28 November 2026, from 10,50 dollars');
    expect(within(dear).getByText('$10,50')).not.toHaveAttribute('data-low');
    expect(
      screen.getByText(/^From, for one adult \(foreign visitor\) on the cheapest seat, fee included/),
    ).toBeVisible();
    // What is past has no price, and is not asked for.
    expect(await day('Thursday 19 November 2026')).toBeDisabled();
    expect(asked).toMatchObject([{ from: 'phnom-penh', start: '2026-11-20', days: 11 }]);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(low);
    expect(chosen).toEqual(['2026-11-27']);
  });

  test('shows the prices of who travels', async () => {
    await show({ at: '/?nat=KH' });
    expect(await day(/^Friday 27 November 2026, from 6 dollars/)).toBeVisible();
  });

  test('is walked through by keys, by days, weeks and months, and asks for each month that comes into sight', async () => {
    await show();
    await day(/^Saturday 28 November 2026, from/);
    const at = async (keys: string) => {
      await userEvent.keyboard(keys);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(await at('{Home}')).toMatch(/^Monday 23 November/);
    expect(await at('{ArrowUp}')).toMatch(/^Friday 20 November/);
    expect(await at('{End}')).toMatch(/^Sunday 22 November/);
    expect(await at('{PageDown}')).toMatch(/^Tuesday 22 December/);
    expect(await day('Monday 7 December 2026, nothing on sale')).toHaveTextContent('–');
    expect(await at('{PageUp}{ArrowRight}')).toMatch(/^Monday 23 November 2026, from 8 dollars/);
    expect(asked.map(({ start, days }) => [start, days])).toEqual([
      ['2026-11-20', 11],
      ['2026-12-01', 31],
      ['2026-11-20', 11],
    ]);
  });

  test('asks for no day beyond those that are sold', async () => {
    await show({ max: '2026-11-29' });
    expect(await day(/^Sunday 29 November 2026, from/)).toBeEnabled();
    expect(asked).toMatchObject([{ start: '2026-11-20', days: 10 }]);
    expect(await day('Monday 30 November 2026')).toBeDisabled();
  });

  test('says while it looks up prices, and where none can be had; days are chosen all the same', async () => {
    isDown = true;
    const { chosen } = await show();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Prices could not be loaded'));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(await day('Friday 27 November 2026'));
    expect(chosen).toEqual(['2026-11-27']);
  });
});
