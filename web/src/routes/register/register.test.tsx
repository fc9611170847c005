import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './register.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const show = (played: Played, at = '/auth/register') =>
  stage([{ path: 'auth/register', module: page }], { at, graph: playing(played), cookie: 'booking-7=secret' });
const user = userEvent.setup({ delay: null });
async function fill(confirmation = 'river-lotus-42') {
  await user.type(await screen.findByLabelText('First name'), 'Sophea');
  await user.type(screen.getByLabelText('Last name'), 'Chan');
  await user.type(screen.getByLabelText('E-mail'), 'sophea@example.com');
  await user.type(screen.getByLabelText('Password'), 'river-lotus-42');
  await user.type(screen.getByLabelText('Password once more'), confirmation);
}
const send = () => user.click(screen.getByRole('button', { name: 'Create the account' }));

describe('a new account', () => {
  test('is signed in at once, and leads to where the link of the mail is waited for', async () => {
    const { asked, cookies } = show({ Register: () => ({ register: { __typename: 'Session', token: 'a.b.c' } }) });
    await fill();
    await send();
    expect(await screen.findByText('/email/verify?sent=1')).toBeVisible();
    expect(asked[0]?.variables).toEqual({
      input: {
        firstName: 'Sophea',
        lastName: 'Chan',
        email: 'sophea@example.com',
        mobileNumber: null,
        password: 'river-lotus-42',
        passwordConfirmation: 'river-lotus-42',
        language: 'en',
        referralCode: null,
      },
    });
    expect(cookies()).toContain('token=a.b.c');
  });

  test('a field says what is wrong when it is left, and how to mend it', async () => {
    const { asked, container } = show({});
    await fill('something else');
    await user.tab();
    expect(await screen.findByText('The two passwords differ. Type the same one twice.')).toBeVisible();
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(asked).toEqual([]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('an address that is taken is said in our words, in the dialog and at the form', async () => {
    show({ Register: () => ({ register: { __typename: 'Refused', code: 'EMAIL_TAKEN', facts: {} } }) });
    await fill();
    await send();
    const text = 'The Email has already been registered with Naga. Sign in, or ask for a new password.';
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('what the server finds wrong stands at its field and, relabelled, in the dialog', async () => {
    const fields = [{ path: 'input.password', code: 'COMMON_PASSWORD' }];
    show({ Register: () => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }] }) });
    await fill();
    await send();
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toHaveTextContent(
      'Password: Many people use this Password',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  test('after a payment the form knows what the booking of this device knows', async () => {
    const legs = [{ parts: [{ firstName: 'Sophea', lastName: 'Chan' }] }];
    const booking = { contactEmail: 'sophea@example.com', contactPhone: '012 345 678', legs };
    show({ RegisterBooking: () => ({ booking }) }, '/auth/register?booking=7');
    expect(await screen.findByLabelText('E-mail')).toHaveValue('sophea@example.com');
    expect(screen.getByLabelText('First name')).toHaveValue('Sophea');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('012 345 678');
  });
});
