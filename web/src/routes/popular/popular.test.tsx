import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stage } from '../../../test/stage.js';
import * as home from '../home/home.js';
import * as popular from './popular.js';

const routeTo = async (name: RegExp) => (await screen.findAllByRole('link', { name }))[0];

test('what several kinds of transport offer together leads to all of them', async () => {
  stage([{ path: '', module: home }], { at: '/' });
  expect(await routeTo(/^Phnom Penh Siem Reap/)).toHaveAttribute('href', '/search/phnom-penh/siem-reap');
});

test('what one kind of transport offers leads to its own journeys', async () => {
  stage([{ path: 'popular-taxi-routes', module: popular }], { at: '/popular-taxi-routes' });
  expect(await routeTo(/^Phnom Penh Siem Reap/)).toHaveAttribute('href', '/taxi-tickets/phnom-penh/siem-reap');
});
