import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { showScreen, someone } from '../../../test/show-screen.js';
import { type Me, MeProvider } from '../../session/me.js';
import { Keyboard, useOpen } from '../Keyboard.js';
import { SideBar } from '../SideBar.js';
import { TourOffer } from './TourOffer.js';

const NEW = someone(
  { 'booking.view': 'operator', 'catalogue.view': 'operator', 'booking.create': 'operator' },
  { roleId: 5, landing: '/admin/search', shownAround: false },
);

function Desk({ me }: { me: Me }) {
  return (
    <MeProvider value={me}>
      <Keyboard me={me}>
        <SideBar me={me} />
        <div id="main" tabIndex={-1}>
          <Begin />
        </div>
      </Keyboard>
    </MeProvider>
  );
}
function Begin() {
  const open = useOpen();
  const [typed, setTyped] = useState('');
  return (
    <>
      <TourOffer onStart={() => open('tour')} />
      <label>
        Note <input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </label>
    </>
  );
}
const show = (me = NEW, at = '/search') =>
  showScreen(
    ['/search', '/', '/bookings'].map((path) => ({ path, element: <Desk me={me} /> })),
    at,
    me,
    { RememberShownAround: () => ({ rememberShownAround: { __typename: 'Done', done: true } }) },
  );
const offer = () => screen.queryByText('Are you new here?');
const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Show me around' }));

describe('the tour', () => {
  test('is offered where one’s day begins, once, and never to who acts as somebody else', async () => {
    const { unmount } = show();
    expect(await screen.findByText('Are you new here?')).toBeVisible();
    unmount();
    for (const [me, at] of [
      [NEW, '/bookings'],
      [{ ...NEW, shownAround: true }, '/search'],
      [{ ...NEW, impersonatedBy: 'Maly Keo' }, '/search'],
    ] as const) {
      const view = show(me, at);
      expect(await screen.findByLabelText('Note')).toBeVisible();
      expect(offer()).toBeNull();
      view.unmount();
    }
  });

  test('goes step by step with the focus, marks what it speaks of, and is remembered at its end', async () => {
    const { asked, container } = show();
    await begin();
    const menu = await screen.findByRole('dialog', { name: 'The menu has what you may do' });
    expect(menu).toHaveFocus();
    expect(menu).toHaveAccessibleDescription(/It is in groups/);
    expect(within(menu).getByText('1 of 5')).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveAttribute('data-toured');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const sale = screen.getByRole('dialog', { name: 'A sale begins with a search' });
    expect(sale).toHaveFocus();
    expect(within(sale).getByRole('link', { name: 'Have a look' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('navigation')).not.toHaveAttribute('data-toured');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'The menu has what you may do' })).toHaveFocus();
    for (const _ of [1, 2, 3, 4]) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked.some(({ name }) => name === 'RememberShownAround')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(asked.at(-1)!.name).toBe('RememberShownAround'));
  });

  test('leaves the page as usable as it was, and ends by Escape from anywhere', async () => {
    const { asked } = show();
    await begin();
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByLabelText('Note'), 'sold');
    expect(screen.getByLabelText('Note')).toHaveValue('sold');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.filter(({ name }) => name === 'RememberShownAround')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Show me around' })).toHaveFocus();
  });

  test('is not wanted with one press', async () => {
    const { asked } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
    expect(asked.at(-1)!.name).toBe('RememberShownAround');
  });

  test('begins again from the help about keys and from the palette, and is said only once', async () => {
    const { asked } = show({ ...NEW, shownAround: true });
    await screen.findByLabelText('Note');
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(help.getByRole('button', { name: 'Show me around' }));
    expect(await screen.findByRole('dialog', { name: 'The menu has what you may do' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'End the tour' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: 'Show me around' }));
    expect(await screen.findByRole('dialog', { name: 'The menu has what you may do' })).toHaveFocus();
    expect(asked.some(({ name }) => name === 'RememberShownAround')).toBe(false);
  });
});
