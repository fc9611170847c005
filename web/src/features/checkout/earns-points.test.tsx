import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { aNamedBooking, aPart } from '../../../test/checkout-fixtures.js';
import { EarnsPoints } from './EarnsPoints.js';

const [leg] = aNamedBooking().legs;

test.each([
  ['somebody still travels', ['COMPLETED', 'TICKETED'], true],
  ['all have travelled', ['COMPLETED', 'COMPLETED'], false],
  ['who did not give it back has travelled', ['COMPLETED', 'REFUNDED'], false],
  ['nobody came of the last of them', ['COMPLETED', 'NO_SHOW'], false],
] as const)('that points come is said as long as %s', (_, states, isSaid) => {
  const parts = states.map((state, position) => aPart({ id: String(position), position, state }));
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <EarnsPoints booking={{ pointsToEarn: 12, legs: [{ ...leg!, parts }] }} />
    </IntlProvider>,
  );
  expect(screen.queryByText(/You earn 12 points/) !== null).toBe(isSaid);
});
