import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { graphOf } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import { market } from './experience.fixture.js';
import * as details from './experience.js';

const open = (at: string) =>
  stage([{ path: 'experiences/:idAndSlug', module: details }], { at, graph: graphOf(market) });
const HERE = '/experiences/7-kayak-on-the-nam-song';

test('what one does, where it starts, what is in the price and the terms', async () => {
  const { container } = open(HERE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kayak on the Nam Song' })).toBeVisible();
  for (const text of ['Easy water from November to May.', 'Guide', 'Life jackets are worn on board.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the map' })).toHaveAttribute('href', expect.stringContaining('18.92'));
  expect((await axe(container)).violations).toEqual([]);
});

test('every change of the party gives the new total and stands in the address', async () => {
  open(`${HERE}?adults=1&date=2026-11-22`);
  const price = await screen.findByRole('complementary', { name: 'What it costs' });
  expect(price).toHaveTextContent('Discount−\u2060$2,00Total$18,00');
  const children = screen.getByRole('group', { name: 'Children' });
  await userEvent.click(within(children).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText(`${HERE}?date=2026-11-22&adults=1&children=1`)).toBeVisible();
  expect(price).toHaveTextContent('Children × 1$10,00Discount−\u2060$3,00Total$27,00');
  expect(screen.getByText('Together $27,00')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('radio', { name: 'Tue 24 Nov' }));
  expect(await screen.findByText(`${HERE}?date=2026-11-24&adults=1&children=1`)).toBeVisible();
});

test('counters stop at one grown-up and at all places', async () => {
  open(`${HERE}?adults=4`);
  const adults = within(await screen.findByRole('group', { name: 'Adults' }));
  expect(adults.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  for (let left = 4; left > 1; left--) await userEvent.click(adults.getByRole('button', { name: 'One fewer' }));
  expect(adults.getByRole('button', { name: 'One fewer' })).toHaveAttribute('aria-disabled', 'true');
});

test('too many guests are told so, without a price and without a question to send', async () => {
  open(`${HERE}?adults=5`);
  const price = await screen.findByRole('complementary', { name: 'What it costs' });
  expect(price).toHaveTextContent('At most 4 guests together.');
  expect(within(price).queryByRole('link', { name: 'Ask by e-mail' })).toBeNull();
});

test('the question by e-mail says the day, the party and the total', async () => {
  open(`${HERE}?adults=2&date=2026-11-22`);
  const link = await screen.findByRole('link', { name: 'Ask by e-mail' });
  const mail = decodeURIComponent(link.getAttribute('href')!);
  expect(mail).toMatch(/^mailto:.*Sunday 22 November 2026.*Adults × 2.*\$36,00/);
});

test.each(['/experiences/7', '/experiences/7-old-name'])('%s leads to the right address', async (at) => {
  open(`/kh${at}?adults=2`);
  expect(await screen.findByText(`/kh${HERE}?adults=2`)).toBeVisible();
});

test.each(['/experiences/8-unknown', '/experiences/kayak', '/experiences/99999999999999999999-x'])(
  '%s does not exist',
  async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  },
);
