import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import TemplateRoute from './TemplateRoute.js';
import TemplatesRoute from './TemplatesRoute.js';

const row = (key: string, subject: string, channel: string) => ({
  __typename: 'MessageTemplate',
  key,
  channel,
  event: 'booking.cancelled',
  subject,
  written: ['km'],
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'Sokha Chan',
  hasFailed: key === 'short.cancelled',
});
const text = (language: string, versions: object[] = []) => ({
  __typename: 'MessageText',
  textId: 'mail.cancelled.subject',
  language,
  channel: 'EMAIL',
  own: `Booking (${language})`,
  ownSample: `Booking KX74QP (${language})`,
  placeholders: [{ __typename: 'MessagePlaceholder', name: 'pnr', kind: 'TEXT', isRequired: true, sample: 'KX74QP' }],
  versions,
});
const version = (number: number, words: string | null) => ({
  __typename: 'MessageTextVersion',
  version: number,
  words,
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'Sokha Chan',
  failedAt: null,
});
const preview = { subject: 'Off: KX74QP', html: '<p>Off</p>', text: 'Off', smsParts: 2, smsEncoding: 'UCS_2' };
const answers: Answers = {
  MessageTemplates: () => ({
    messageTemplates: [row('cancelled', 'Booking is cancelled', 'EMAIL'), row('short.cancelled', 'Cancelled', 'SHORT')],
  }),
  MessageTexts: () => ({ messageTexts: [text('en', [version(2, 'Off {pnr}'), version(1, 'Away')]), text('km')] }),
  PreviewMessage: () => ({ previewMessage: { __typename: 'MessagePreview', ...preview } }),
  SaveMessageText: ({ words }) => ({
    saveMessageText:
      words === 'bad'
        ? refused('PLACEHOLDER_MISSING', { field: 'words', name: 'pnr' })
        : text('en', [version(3, words as string)]),
  }),
};
const show = (at: string, grants: Record<string, string> = { 'message.edit': 'all' }, more: Answers = {}) =>
  showScreen(
    [
      { path: 'message-templates', Component: TemplatesRoute },
      { path: 'message-templates/:key', Component: TemplateRoute },
    ],
    at,
    someone(grants),
    { ...answers, ...more },
  );

test('messages are listed by kind and channel, and lead to what they say', async () => {
  const { container } = show('/message-templates?channel=SHORT');
  expect(await screen.findByRole('link', { name: 'Cancelled' })).toHaveAttribute(
    'href',
    '/message-templates/short.cancelled',
  );
  expect(screen.queryByText('Booking is cancelled')).toBeNull();
  expect(screen.getByRole('cell', { name: 'Could not be used: the default went out' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('they are found by what they are sent because of and by whose hand, by state, and sorted by each heading', async () => {
  show('/message-templates?text=sokha&sort=SUBJECT');
  const subjects = async () =>
    (await screen.findAllByRole('link', { name: /ancelled/ })).map(({ textContent }) => textContent);
  expect(await subjects()).toEqual(['Booking is cancelled', 'Cancelled']);
  await userEvent.click(screen.getByRole('button', { name: /^Message/ }));
  await waitFor(async () => expect(await subjects()).toEqual(['Cancelled', 'Booking is cancelled']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'failed');
  await waitFor(async () => expect(await subjects()).toEqual(['Cancelled']));
});

test('a text is previewed, refused at its field, saved, and can be what it was', async () => {
  const { sent, container } = show('/message-templates/cancelled');
  const field = await screen.findByLabelText(/^Text/);
  expect(field).toHaveValue('Off {pnr}');
  await userEvent.clear(field);
  await userEvent.type(field, 'bad');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('2 parts by SMS (UCS-2)')).toBeVisible();
  expect(sent('PreviewMessage')).toMatchObject({ drafts: [{ textId: 'mail.cancelled.subject', words: 'bad' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Save the text' }));
  expect((await screen.findAllByText(/pnr.*must stand in it/)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByText('Earlier versions'));
  await userEvent.click(screen.getByRole('button', { name: 'Use this again' }));
  expect(sent('SaveMessageText')).toEqual({
    textId: 'mail.cancelled.subject',
    language: 'en',
    version: 2,
    words: 'Away',
  });
  expect((await axe(container)).violations).toEqual([]);
});

test('any two versions are compared word by word, in words for who hears them', async () => {
  show('/message-templates/cancelled');
  await userEvent.click(await screen.findByText('Earlier versions'));
  const diff = screen.getByRole('region', { name: 'How two versions differ' });
  const said = () => [...diff.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
  expect(said()).toEqual(['gone: Away', 'new: Off {pnr}']);
  await userEvent.selectOptions(screen.getByLabelText('Before'), 'Default');
  expect(said()).toEqual(['gone: Booking (en)', 'new: Off {pnr}']);
  await userEvent.type(screen.getByLabelText(/^Text/), '!');
  await userEvent.selectOptions(screen.getByLabelText('Before'), 'Version 2');
  expect(screen.getByText('Both say the same.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('After'), 'As typed');
  expect(said()).toEqual(['new: !']);
});

test('a test goes to who asks for it, of what is typed or of an earlier version', async () => {
  const { sent } = show('/message-templates/cancelled', undefined, {
    SendMessageTest: () => ({
      sendMessageTest: { __typename: 'SentTest', id: '9', to: 'dara@example.com', leaves: true },
    }),
  });
  await userEvent.type(await screen.findByLabelText(/^Text/), '!');
  const asked = (words: string) => ({
    key: 'cancelled',
    language: 'en',
    drafts: [{ textId: 'mail.cancelled.subject', words }],
    channel: null,
  });
  // Those of the versions stand above it.
  await userEvent.click(screen.getAllByRole('button', { name: 'Send me a test' }).at(-1)!);
  expect(await screen.findByText('A test goes to dara@example.com in a moment.')).toBeVisible();
  expect(sent('SendMessageTest')).toEqual(asked('Off {pnr}!'));
  await userEvent.click(screen.getByText('Earlier versions'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Send me a test' }).at(-2)!);
  await waitFor(() => expect(sent('SendMessageTest')).toEqual(asked('Away')));
});

test('what is said in short is tried by SMS and by Telegram; who has no such address is told so', async () => {
  const { sent } = show('/message-templates/short.cancelled', undefined, {
    MessageTexts: () => ({ messageTexts: [{ ...text('en'), channel: 'SHORT' }] }),
    SendMessageTest: ({ channel }) => ({
      sendMessageTest:
        channel === 'SMS'
          ? { __typename: 'SentTest', id: '9', to: '+85512345678', leaves: false }
          : refused('NO_OWN_ADDRESS', { channel }),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test by SMS' }));
  expect(await screen.findByText(/^The test to \+85512345678 stands in the log/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test by Telegram' }));
  expect(await screen.findByText(/Your account has no Telegram chat/)).toBeVisible();
  expect(sent('SendMessageTest')).toMatchObject({ channel: 'TELEGRAM' });
});

test('who may not write them is told so', async () => {
  show('/message-templates', { 'notification.send': 'all' });
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
});
