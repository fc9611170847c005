import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { graphOf } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import { market } from './experience.fixture.js';
import * as list from './experiences.js';

const pages = ['', '/all/:city', '/category/:category', '/packages', '/short-activity'].map((which) => ({
  path: `experiences${which}`,
  module: list,
}));
const open = (at: string) => stage(pages, { at, graph: graphOf(market) });

test('every experience leads to its page and says for whom its price is', async () => {
  const { container } = open('/experiences');
  const card = (await screen.findByRole('heading', { name: 'Kayak on the Nam Song' })).closest('li')!;
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/experiences/7-kayak-on-the-nam-song');
  expect(card).toHaveTextContent('Before: $20,00$18,00for one adult');
  expect(screen.getByRole('status')).toHaveTextContent('1 experience');
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['/experiences/all/vang-vieng', { citySlug: 'vang-vieng' }, 'Experiences in Vang Vieng'],
  ['/experiences/category/boat', { categorySlug: 'boat' }, 'On the water'],
  ['/experiences/packages', { kind: 'PACKAGE' }, 'Packages'],
  ['/kh/experiences/short-activity', { kind: 'SHORT_ACTIVITY' }, 'Short activities'],
  ['/experiences?q=+river+', { text: 'river' }, 'Experiences'],
])('%s asks for %j', async (at, filter, title) => {
  const { asked } = open(at);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(asked[0]?.variables['filter']).toEqual(filter);
});

test('choices and words go to the address, where the specification has a path for them', async () => {
  open('/kh/experiences');
  await userEvent.selectOptions(await screen.findByLabelText('Where'), 'vang-vieng');
  expect(await screen.findByText('/kh/experiences/all/vang-vieng')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'PRICE');
  expect(await screen.findByText('/kh/experiences/all/vang-vieng?sort=PRICE')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search'), 'kayak{Enter}');
  expect(await screen.findByText('/kh/experiences/all/vang-vieng?q=kayak&sort=PRICE')).toBeVisible();
});

test('where nothing is found, one step shows everything', async () => {
  open('/experiences?q=nothing');
  await userEvent.click(await screen.findByRole('link', { name: 'Show all experiences' }));
  expect(await screen.findByRole('heading', { name: 'Kayak on the Nam Song' })).toBeVisible();
});
