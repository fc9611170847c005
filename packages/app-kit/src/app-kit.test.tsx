import type { Reach } from '@naga/kernel/reach.js';
import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormattedMessage } from 'react-intl';
import { LanguageProvider } from './LanguageProvider.js';
import { NoticeArea, useNotices } from './NoticeArea.js';
import { GrantsProvider, PermissionGate } from './PermissionGate.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

test('words are those of the language, else the English beside them', () => {
  render(
    <LanguageProvider language="km" messages={{ 'app.oops.title': 'អូ...' }}>
      <FormattedMessage id="app.oops.title" defaultMessage="Oops..." />
      <FormattedMessage id="app.oops.again" defaultMessage="Try again" />
    </LanguageProvider>,
  );
  expect(screen.getByText('អូ...Try again')).toBeVisible();
});

describe('what happened', () => {
  const onAct = jest.fn();
  function Page() {
    const { notify, oops } = useNotices();
    return (
      <>
        <button type="button" onClick={() => notify('Copied')}>
          copy
        </button>
        <button type="button" onClick={() => oops({ reference: 'r-7', action: { label: 'Reload', onAct } })}>
          fail
        </button>
      </>
    );
  }
  const show = () =>
    render(
      <LanguageProvider language="en" messages={{}}>
        <NoticeArea>
          <Page />
        </NoticeArea>
      </LanguageProvider>,
    );

  test('passes by at the foot of the screen', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'copy' }));
    expect(screen.getByText('Copied')).toBeVisible();
  });

  test('stands in the dialog “Oops...” with its reference and one action', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'fail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Oops...' });
    expect(dialog).toHaveTextContent('Something went wrong! Please try again.');
    expect(dialog).toHaveTextContent('Reference: r-7');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a permission', () => {
  const show = (name: string, scopes?: readonly Reach[], needsSecondPerson = false) =>
    render(
      <LanguageProvider language="en" messages={{}}>
        <GrantsProvider permissions={[{ name, scope: 'operator', needsSecondPerson }]}>
          <PermissionGate permission="booking.cancel" {...(scopes && { scopes })}>
            <button type="button">Cancel</button>
          </PermissionGate>
        </GrantsProvider>
      </LanguageProvider>,
    );
  test('opens what it is for', () => {
    show('booking.cancel');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
  test('that is missing is named', () => {
    show('booking.view');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.getByText(/booking\.cancel/)).toBeVisible();
  });
  test('that takes a second person opens nothing, and says that one may ask', () => {
    show('booking.cancel', undefined, true);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.getByText('This takes a second person')).toBeVisible();
    expect(screen.getByText(/you may ask for what the right “booking\.cancel” does/)).toBeVisible();
    cleanup();
    // Where it would not reach, not even a second person helps.
    show('booking.cancel', ['country', 'all'], true);
    expect(screen.queryByText('This takes a second person')).toBeNull();
    expect(screen.getByText(/It needs the right “booking\.cancel” for your country/)).toBeVisible();
  });
  test('in a scope that opens nothing here is missing', () => {
    show('booking.cancel', ['country', 'all']);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(
      screen.getByText(/right “booking\.cancel” for your whole operator; this needs it for your country\./),
    ).toBeVisible();
    cleanup();
    show('booking.cancel', ['branch', 'all']);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});
