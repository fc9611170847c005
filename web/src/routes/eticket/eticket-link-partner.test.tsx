import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stage } from '../../../test/stage.js';
import * as link from './eticket-link-partner.js';

test.each([
  [
    '?ticket_id=2s9npy7uxuollj8deacvsh9g6&email=ana%40example.com',
    '/eticket/2s9npy7uxuollj8deacvsh9g6/ana%40example.com',
  ],
  ['?ticket_id=2s9npy7uxuollj8deacvsh9g6', '/eticket/2s9npy7uxuollj8deacvsh9g6'],
  ['?ticket_id=%2F%2Fevil.example', '/eticket/%2F%2Fevil.example'],
  ['?ticket_id=..%2Fadmin', '/eticket/..%2Fadmin'],
  ['', '/view-booking-detail'],
  ['?ticket_id=+', '/view-booking-detail'],
])('a link of a partner with %s leads to %s', async (query, path) => {
  stage([{ path: 'eticketLinkPartner', module: link }], { at: `/eticketLinkPartner${query}` });
  expect(await screen.findByText(path)).toBeVisible();
});
