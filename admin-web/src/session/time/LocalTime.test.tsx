import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { LocalTime } from './LocalTime.js';
import { OwnTimeTip } from './OwnTimeTip.js';

// jsdom has no popovers; where this one lies is for a browser to show.
HTMLElement.prototype.showPopover ??= () => undefined;

const zone = process.env['TZ'];
const lookFrom = (place: string | undefined) => {
  process.env['TZ'] = place ?? 'UTC';
};
beforeEach(() => lookFrom('Europe/Berlin'));
afterEach(() => lookFrom(zone));

const show = (children: ReactNode) =>
  render(
    <LanguageProvider language="en" messages={{}}>
      <main>{children}</main>
      <OwnTimeTip />
    </LanguageProvider>,
  );
const tip = () => document.querySelector('.own-time')?.textContent;
const LEAVES = '2026-11-21T07:30:00+07:00';

describe('a time at the stops', () => {
  test('says to who looks from another zone what his own clock says', () => {
    show(<LocalTime at={LEAVES} />);
    const time = screen.getByText('2026-11-21 07:30');
    expect(time).toHaveAttribute('datetime', LEAVES);
    expect(time).toHaveTextContent('2026-11-21 07:30 (your time: 2026-11-21 01:30 UTC+1)');
  });

  test('says nothing more where both clocks are the same', () => {
    lookFrom('Asia/Phnom_Penh');
    const { container } = show(<LocalTime at={LEAVES} clock />);
    expect(container).toHaveTextContent(/^07:30$/);
    expect(container.querySelector('[tabindex]')).toBeNull();
  });

  test('shows it when somebody points at it, and until he leaves it or the tip', async () => {
    show(
      <>
        <LocalTime at={LEAVES} clock />
        <p>elsewhere</p>
      </>,
    );
    await userEvent.hover(screen.getByText('07:30'));
    expect(tip()).toBe('Your time2026-11-21 01:30 UTC+1');
    await userEvent.hover(screen.getByText('Your time'));
    expect(tip()).toBeDefined();
    await userEvent.hover(screen.getByText('elsewhere'));
    expect(tip()).toBeUndefined();
  });

  test('is a stop of the Tab key, and Escape takes its tip away', async () => {
    const { container } = show(<LocalTime at={LEAVES} />);
    await userEvent.tab();
    expect(screen.getByText('2026-11-21 07:30')).toHaveFocus();
    expect(tip()).toBe('Your time2026-11-21 01:30 UTC+1');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
  });

  test('in a row or a link is told with all its times when the keyboard goes there', async () => {
    show(
      <>
        <a href="/trips">
          <LocalTime at={LEAVES} clock />
        </a>
        <table>
          <tbody>
            <tr data-row="1" tabIndex={0}>
              <td>
                <LocalTime at={LEAVES} clock />
              </td>
              <td>
                <LocalTime at="2026-11-21T05:00:00Z" />
              </td>
            </tr>
          </tbody>
        </table>
      </>,
    );
    await userEvent.tab();
    expect(tip()).toBe('Your time2026-11-21 01:30 UTC+1');
    await userEvent.tab();
    expect(screen.getByRole('row')).toHaveFocus();
    expect(tip()).toBe('Your time07:30 = 2026-11-21 01:30 UTC+12026-11-21 12:00 = 2026-11-21 06:00 UTC+1');
    fireEvent.scroll(document);
    expect(tip()).toBeUndefined();
  });
});
