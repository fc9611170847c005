import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { showScreen, someone } from '../../../test/show-screen.js';
import { RecordGate } from './RecordGate.js';
import { useKeepList } from '../../session/left-lists.js';

function List() {
  useKeepList();
  return <Link to="/stops/7">Sorya</Link>;
}

function Stop() {
  return (
    <RecordGate permission="catalogue.edit" back={{ to: '/stops', label: 'Back to the list' }}>
      <Link to="/stops/8">Another</Link>
    </RecordGate>
  );
}

const show = (at: string) =>
  showScreen(
    [
      { path: 'stops', Component: List },
      { path: 'stops/:id', Component: Stop },
    ],
    at,
    someone({ 'catalogue.edit': 'all' }),
    {},
  );

const back = () => screen.findByRole('link', { name: 'Back to the list' });

test('a record leads back to its list as it was left', async () => {
  show('/stops?kind=KERB&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Sorya' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Another' }));
  expect(await back()).toHaveAttribute('href', '/stops?kind=KERB&page=2');
});

test('whoever comes by a link finds the whole list', async () => {
  show('/stops/7');
  expect(await back()).toHaveAttribute('href', '/stops');
});
