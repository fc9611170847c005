import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { stage } from '../../../test/stage.js';
import { loadPopularRoutes, type PopularRoute } from './load-popular-routes.js';
import { PopularRoutes } from './PopularRoutes.js';

const loader = ({ context }: { context: Parameters<typeof loadPopularRoutes>[0] }) => loadPopularRoutes(context, 8);
const All = () => <PopularRoutes routes={useLoaderData<PopularRoute[]>()} />;
const Taxis = () => <PopularRoutes routes={useLoaderData<PopularRoute[]>()} transport="taxi" />;

const show = (page: () => ReactNode) => stage([{ path: '', module: { default: page, loader } }], { at: '/' });
const card = () => screen.findByRole('link', { name: /^Phnom Penh Siem Reap/ });

test('what several kinds of transport offer together leads to all of them', async () => {
  show(All);
  expect(await card()).toHaveAttribute('href', '/search/phnom-penh/siem-reap');
});

test('what one kind of transport offers leads to its own journeys', async () => {
  show(Taxis);
  expect(await card()).toHaveAttribute('href', '/taxi-tickets/phnom-penh/siem-reap');
});
