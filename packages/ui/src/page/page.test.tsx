import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsOf, show } from '../testing/show.js';
import { Card } from './Card.js';
import { Dialog } from './Dialog.js';
import { Disclosure } from './Disclosure.js';
import { EmptyState } from './EmptyState.js';
import { Logo } from './Logo.js';
import { Notice } from './Notice.js';
import { OfflineBanner } from './OfflineBanner.js';
import { SkeletonCards } from './SkeletonCards.js';
import { SkipLink } from './SkipLink.js';
import { SnackBar } from './SnackBar.js';
import { StatusPill } from './StatusPill.js';
import { Tag } from './Tag.js';

beforeAll(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a dialog', () => {
  const onClose = jest.fn();
  afterEach(() => {
    onClose.mockClear();
  });
  const dialog = (more: { open?: boolean; dismissable?: boolean } = {}) => (
    <Dialog open title="Cancel this booking?" onClose={onClose} {...more}>
      You get $21,60 back.
    </Dialog>
  );

  test('has its title as its name and opens as told', () => {
    const { rerender } = show(dialog({ open: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog());
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  });

  test('closes by its button, by Escape and by a press outside', async () => {
    show(dialog());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByText('You get $21,60 back.'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('that must be answered does not close otherwise', async () => {
    show(dialog({ dismissable: false }));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    await userEvent.click(screen.getByRole('dialog'));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('axe finds nothing', async () => {
    expect(await faultsOf(dialog())).toEqual([]);
  });
});

describe('passing messages', () => {
  test('a quiet one goes by itself, a bad one stays', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    const notices = [
      { id: 'a', text: 'Copied' },
      { id: 'b', text: 'Declined', tone: 'bad' as const },
    ];
    show(<SnackBar notices={notices} onDismiss={onDismiss} stayFor={5000} />);
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss.mock.calls).toEqual([['a']]);
    expect(screen.getByRole('alert')).toHaveTextContent('Declined');
  });

  test('one that has the focus waits', () => {
    jest.useFakeTimers();
    const onDismiss = jest.fn();
    show(<SnackBar notices={[{ id: 'a', text: 'Copied' }]} onDismiss={onDismiss} stayFor={5000} />);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(onDismiss).toHaveBeenCalledWith('a');
  });
});

test('the offline banner comes and goes with the network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<OfflineBanner onRetry={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/You are offline/);
  online.mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockRestore();
});

test('axe finds nothing', async () => {
  const faults = await faultsOf(
    <>
      <SkipLink target="here" />
      <h1 id="here">
        <Logo />
      </h1>
      <Card as="article" best>
        <Tag tone="good">Free cancellation</Tag> <StatusPill tone="bad">refund pending</StatusPill>
      </Card>
      <Notice tone="warn" title="Oops" live="status" action={<button type="button">Again</button>}>
        Something
      </Notice>
      <SkeletonCards count={2} />
      <EmptyState title="Nothing left today" actions={<a href="/tomorrow">Tomorrow</a>}>
        The last bus has left.
      </EmptyState>
      <Disclosure summary="More">Detail</Disclosure>
      <SnackBar notices={[{ id: '1', text: 'Copied' }]} onDismiss={() => undefined} />
    </>,
  );
  expect(faults).toEqual([]);
});

describe('a notice', () => {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  afterEach(() => {
    intoView.mockClear();
  });

  test('that answers a press comes into view, and again when it says so again', () => {
    const taken = <Notice live="alert">Seat 5A has just been taken.</Notice>;
    const { rerender } = show(taken);
    expect(intoView.mock.contexts).toEqual([screen.getByRole('alert')]);
    rerender(taken);
    expect(intoView).toHaveBeenCalledTimes(1);
    rerender(<p />);
    rerender(taken);
    expect(intoView).toHaveBeenCalledTimes(2);
  });

  test('that was always there, or waits until the reader pauses, moves nothing', () => {
    show(
      <>
        <Notice>Seats are kept for women.</Notice>
        <Notice live="status">Copied</Notice>
      </>,
    );
    expect(intoView).not.toHaveBeenCalled();
  });
});
