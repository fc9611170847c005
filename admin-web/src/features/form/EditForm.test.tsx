import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { EditForm } from './EditForm.js';
import type { Refused } from '../../session/refused.js';
import { useForm } from './use-form.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

type Values = { name: string; email: string; active: boolean };
interface Stop {
  __typename: 'Stop';
  id: string;
}
const send = jest.fn<(values: object) => Promise<Stop | Refused | undefined>>();
beforeEach(() => void send.mockReset());

function AddStop() {
  const navigate = useNavigate();
  const form = useForm<Values, Stop>({
    initial: { name: '', email: '', active: true },
    check: ({ name }) => ({ name: name.trim() === '' && 'REQUIRED' }),
    send,
    onDone: ({ id }) => navigate(`/stops/${id}`),
    done: 'The stop is saved.',
    refusedAt: { NAME_TAKEN: 'name' },
    texts: { NAME_TAKEN: 'Another stop has this name.' },
  });
  return (
    <main>
      <h1>Add a stop</h1>
      <EditForm form={form} submit="Save the stop" back="/stops">
        <FormSection title="Stop">
          <TextField label="Name" {...form.text('name')} />
          <TextField label="E-mail" {...form.text('email')} />
          <CheckboxField label="In use" {...form.flag('active')} />
        </FormSection>
      </EditForm>
      <Link to="/stops">All stops</Link>
    </main>
  );
}

const show = () =>
  render(
    <LanguageProvider language="en" messages={{}}>
      <NoticeArea>
        <RouterProvider
          router={createMemoryRouter(
            [
              { path: '/stops/add', element: <AddStop /> },
              { path: '/stops/:id?', element: <h1>Elsewhere</h1> },
            ],
            { initialEntries: ['/stops/add'] },
          )}
        />
      </NoticeArea>
    </LanguageProvider>,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: /Save the stop/ }));
const elsewhere = () => screen.findByRole('heading', { name: 'Elsewhere' });
const badInput = (...fields: { path: string; code: string }[]) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }],
  });

describe('a form', () => {
  test('sends what was typed, says that it worked and goes on without asking', async () => {
    send.mockResolvedValue({ __typename: 'Stop', id: '7' });
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await userEvent.click(screen.getByLabelText('In use'));
    await save();
    await elsewhere();
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Sorya', email: '', active: false });
    expect(screen.getByText('The stop is saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends nothing while a field is wrong; the summary has the focus and leads to the field', async () => {
    show();
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('alert', { name: 'One thing needs your attention' })).toHaveFocus();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    await userEvent.click(screen.getByRole('link', { name: 'Name: Please fill this in.' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Name'), 'S');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test("puts what the graph's checks say at the fields", async () => {
    send.mockRejectedValue(
      badInput(
        { path: 'input.email', code: 'IS_EMAIL' },
        { path: 'email', code: 'MAX_LENGTH' },
        { path: 'x', code: 'Y' },
      ),
    );
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await save();
    expect(await screen.findByRole('alert', { name: '2 things need your attention' })).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/name@example\.com/);
    expect(screen.getByRole('link', { name: /Something here is not right/ })).toBeVisible();
  });

  test('puts a refusal at the field it speaks of', async () => {
    send.mockResolvedValue({ __typename: 'Refused', code: 'NAME_TAKEN', facts: {} });
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await save();
    expect(await screen.findByRole('link', { name: 'Name: Another stop has this name.' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  test('says "Oops..." when the graph does not answer, and keeps what was typed', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await save();
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Sorya');
  });

  test('is sent once, however often one presses', async () => {
    let answer: (stop: Stop) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await save();
    await save();
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => answer({ __typename: 'Stop', id: '7' }));
    await elsewhere();
  });

  test('breaks no rule of accessibility, also with problems', async () => {
    const { container } = show();
    await save();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('leaving a form', () => {
  test('that is as it was asks nothing', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'All stops' }));
    await elsewhere();
  });

  test('with unsaved changes asks; one can stay, or leave', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Sorya');
    await userEvent.click(screen.getByRole('link', { name: 'All stops' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await elsewhere();
  });

  test('by closing the window asks, too, while something is unsaved', async () => {
    show();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await userEvent.type(screen.getByLabelText('Name'), 'S');
    expect(closing()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(closing()).toBe(false);
  });
});

describe('what was typed and not saved', () => {
  function Kept() {
    const form = useForm({
      initial: { name: '', password: '' },
      draft: 'stop-7-1',
      secrets: SECRETS,
      send,
      onDone: () => undefined,
    });
    return (
      <EditForm form={form} submit="Save the stop">
        <TextField label="Name" {...form.text('name')} />
        <TextField label="Password" type="password" {...form.text('password')} />
      </EditForm>
    );
  }
  const SECRETS = ['password'] as const;
  const open = () =>
    render(
      <LanguageProvider language="en" messages={{}}>
        <NoticeArea>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <Kept /> }])} />
        </NoticeArea>
      </LanguageProvider>,
    );

  test('is back after a reload, but for a password; one can start again', async () => {
    const before = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    before.unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    open();
    expect(screen.getByLabelText('Name')).toHaveValue('Sorya');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is forgotten once it is saved', async () => {
    send.mockResolvedValue({ __typename: 'Stop', id: '7' });
    open();
    await userEvent.type(screen.getByLabelText('Name'), 'Sorya');
    expect(sessionStorage).toHaveLength(1);
    await save();
    expect(sessionStorage).toHaveLength(0);
  });
});
