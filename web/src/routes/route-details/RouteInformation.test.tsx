import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RouteInformation } from './RouteInformation.js';

const information = {
  __typename: 'RouteInformation' as const,
  id: '1',
  title: 'Over the border at Bavet',
  about: 'One road and one border.\n\nYour coach waits.',
  advice: null,
  border: 'Have a visa before you leave.',
  gallery: [`/files/catalogue/${'a'.repeat(40)}.webp`],
};
const show = (more: object = {}) =>
  render(
    <IntlProvider locale="en">
      <RouteInformation information={{ ...information, ...more }} />
    </IntlProvider>,
  );

test('a way is told with its papers and its pictures, and what nobody wrote has no heading', () => {
  show();
  expect(screen.getByRole('region', { name: 'Over the border at Bavet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'At the border' })).toBeVisible();
  expect(screen.getByText('Have a visa before you leave.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Before you travel' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Over the border at Bavet' })).toHaveAttribute('loading', 'lazy');
});

test('a way without pictures has none', () => {
  show({ gallery: [], advice: 'Sit on the left.' });
  expect(screen.getByRole('heading', { name: 'Before you travel' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
