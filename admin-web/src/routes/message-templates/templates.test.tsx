import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
  own: `Booking (${language})`,
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
const show = (at: string, grants: Record<string, string> = { 'message.edit': 'all' }) =>
  showScreen(
    [
      { path: 'message-templates', Component: TemplatesRoute },
      { path: 'message-templates/:key', Component: TemplateRoute },
    ],
    at,
    someone(grants),
    answers,
  );

test('messages are listed by kind and channel, and lead to what they say', async () => {
  const { container } = show('/message-templates?channel=SHORT');
  expect(await screen.findByRole('link', { name: 'Cancelled' })).toHaveAttribute(
    'href',
    '/message-templates/short.cancelled',
  );
  expect(screen.queryByText('Booking is cancelled')).toBeNull();
  expect(screen.getByText('Could not be used: the default went out')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
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

test('who may not write them is told so', async () => {
  show('/message-templates', { 'notification.send': 'all' });
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
});
