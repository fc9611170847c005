import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCurrentTime } from './current-time.js';
import type { Failed } from './error-catalogue.js';
import { LanguageProvider } from './LanguageProvider.js';
import { NoticeArea } from './NoticeArea.js';
import { useFailures } from './use-failures.js';
import { beginJourney, keepPageAttributes, pageAttribute, visitSession } from './visit-session.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => sessionStorage.clear());

describe('a visit', () => {
  test('has a random id in a cookie of 30 days, and begins once', () => {
    const written: string[] = [];
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    const { id } = visitSession(sessionStorage, 1000);
    cookie.mockRestore();
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(written).toEqual([expect.stringMatching(new RegExp(`^session=${id}; Path=/; Max-Age=2592000;`))]);
    document.cookie = written[0]!;
    expect(visitSession(sessionStorage, 9000)).toEqual({ id, startedAt: 1000, journeyStartedAt: 1000 });
    beginJourney(sessionStorage, 5000);
    expect(visitSession(sessionStorage, 9000)).toEqual({ id, startedAt: 1000, journeyStartedAt: 5000 });
  });

  test('keeps what an address says of payment, booking, coupon and messages', () => {
    keepPageAttributes(sessionStorage, new URLSearchParams('booking=7&coupon=TET'));
    keepPageAttributes(sessionStorage, new URLSearchParams('pg_payment_id=p1&booking='));
    expect(
      (['pg_payment_id', 'pg_booking_id', 'pg_coupon_code', 'pg_messages'] as const).map((name) =>
        pageAttribute(sessionStorage, name),
      ),
    ).toEqual(['p1', '7', 'TET', undefined]);
  });
});

describe('the current time', () => {
  afterEach(() => void jest.useRealTimers());
  const Clock = () => <p>{useCurrentTime(0)}</p>;

  test('is new every 60 seconds', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    render(<Clock />);
    expect(screen.getByText('1000000')).toBeVisible();
    act(() => void jest.advanceTimersByTime(59_999));
    expect(screen.getByText('1000000')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('1060000')).toBeVisible();
  });
});

describe('a failed call', () => {
  const means = { logOut: jest.fn(), goTo: jest.fn(), retry: jest.fn() };
  beforeEach(() => void jest.clearAllMocks());
  function Page({ failed }: { failed: Failed }) {
    const fail = useFailures();
    return (
      <button type="button" onClick={() => fail(failed, { ...means, reference: 'r-9' })}>
        fail
      </button>
    );
  }
  async function fail(failed: Failed) {
    render(
      <LanguageProvider language="en" messages={{}}>
        <NoticeArea>
          <Page failed={failed} />
        </NoticeArea>
      </LanguageProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  }

  test("'Cannot login' stays whatever one does, and logs out when it is closed", async () => {
    await fail({ status: 400 });
    const dialog = await screen.findByRole('dialog', { name: 'Cannot login' });
    await userEvent.click(dialog);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Cannot login' })).toBeVisible();
    expect(means.logOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(means.logOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of the server is done again from its dialog, which names the request', async () => {
    await fail({ status: 502 });
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toHaveTextContent('Reference: r-9');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(means.retry).toHaveBeenCalledTimes(1);
    expect(means.logOut).not.toHaveBeenCalled();
  });

  test('of the network is done again from its notice', async () => {
    await fail({ cause: 'network' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(means.retry).toHaveBeenCalledTimes(1);
  });

  test('with a session that is over ends at home', async () => {
    await fail({ status: 401, isReplayed: true, path: '/visits' });
    expect([means.logOut.mock.calls.length, means.goTo.mock.calls]).toEqual([1, [['/']]]);
  });
});
