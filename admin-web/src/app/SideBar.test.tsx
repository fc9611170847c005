import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen, someone } from '../../test/show-screen.js';
import { Keyboard } from './Keyboard.js';
import { SideBar } from './SideBar.js';

const ADMIN = someone({ 'refund.policy': 'all', 'pricing.ask': 'all', 'booking.view': 'all' });

test.each([
  ['/refund-policies', 'Refund policies'],
  ['/refund-policies/7', 'Refund policies'],
  ['/refund-policies/requests', 'Refund policies asked for'],
  ['/', 'Today'],
])('at %s the menu marks %s and nothing else', async (path, title) => {
  const element = (
    <Keyboard me={ADMIN}>
      <SideBar me={ADMIN} />
    </Keyboard>
  );
  showScreen([{ path: '*', element }], path, ADMIN, {});
  await screen.findByRole('navigation');
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([title]);
});
