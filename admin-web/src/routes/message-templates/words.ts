import { defineMessages, type PrimitiveType } from 'react-intl';

export const words = defineMessages({
  title: { id: 'admin.templates.title', defaultMessage: 'Message templates' },
  about: {
    id: 'admin.templates.about',
    defaultMessage: 'What every mail, SMS and Telegram message says, in each language.',
  },
  log: { id: 'admin.templates.log', defaultMessage: 'Sent messages' },
  search: { id: 'admin.templates.search', defaultMessage: 'Message, its cause or who changed it' },
  subject: { id: 'admin.templates.subject', defaultMessage: 'Message' },
  channel: { id: 'admin.templates.channel', defaultMessage: 'Sent by' },
  email: { id: 'admin.templates.email', defaultMessage: 'E-mail' },
  short: { id: 'admin.templates.short', defaultMessage: 'SMS and Telegram' },
  event: { id: 'admin.templates.event', defaultMessage: 'When it goes' },
  shared: { id: 'admin.templates.shared', defaultMessage: 'In several messages' },
  written: { id: 'admin.templates.written', defaultMessage: 'Changed in' },
  changed: { id: 'admin.templates.changed', defaultMessage: 'Last changed' },
  state: { id: 'admin.templates.state', defaultMessage: 'State' },
  asWritten: { id: 'admin.templates.as-written', defaultMessage: 'Goes as written' },
  hasFailed: { id: 'admin.templates.failed', defaultMessage: 'Could not be used: the default went out' },
  none: { id: 'admin.templates.none', defaultMessage: 'No message fits' },
  noneText: { id: 'admin.templates.none-text', defaultMessage: 'Remove a filter, or look for other words.' },
  back: { id: 'admin.templates.back', defaultMessage: 'All templates' },
  unknown: { id: 'admin.templates.unknown', defaultMessage: 'There is no such template' },
  unknownText: { id: 'admin.templates.unknown-text', defaultMessage: 'The system sends no message of this name.' },
  failed: { id: 'admin.templates.load-failed', defaultMessage: 'The template could not be loaded' },
  language: { id: 'admin.templates.language', defaultMessage: 'Language' },
  text: { id: 'admin.templates.text', defaultMessage: 'Text' },
  textHint: { id: 'admin.templates.text-hint', defaultMessage: 'Leave it empty to send the default.' },
  own: { id: 'admin.templates.own', defaultMessage: 'Default' },
  typed: { id: 'admin.templates.typed', defaultMessage: 'As typed' },
  placeholders: { id: 'admin.templates.placeholders', defaultMessage: 'Placeholders' },
  save: { id: 'admin.templates.save', defaultMessage: 'Save the text' },
  saved: { id: 'admin.templates.saved', defaultMessage: 'The next message says it.' },
  preview: { id: 'admin.templates.preview', defaultMessage: 'Preview' },
  previewOf: { id: 'admin.templates.preview-of', defaultMessage: 'Preview of the message' },
  asText: { id: 'admin.templates.as-text', defaultMessage: 'As plain text' },
  versions: { id: 'admin.templates.versions', defaultMessage: 'Earlier versions' },
  compare: { id: 'admin.templates.compare', defaultMessage: 'How two versions differ' },
  before: { id: 'admin.templates.compare-before', defaultMessage: 'Before' },
  after: { id: 'admin.templates.compare-after', defaultMessage: 'After' },
  gone: { id: 'admin.templates.compare-gone', defaultMessage: 'gone:' },
  new: { id: 'admin.templates.compare-new', defaultMessage: 'new:' },
  alike: { id: 'admin.templates.compare-alike', defaultMessage: 'Both say the same.' },
  test: { id: 'admin.templates.test', defaultMessage: 'Send me a test' },
  testSms: { id: 'admin.templates.test-sms', defaultMessage: 'Send me a test by SMS' },
  testTelegram: { id: 'admin.templates.test-telegram', defaultMessage: 'Send me a test by Telegram' },
  useAgain: { id: 'admin.templates.use-again', defaultMessage: 'Use this again' },
});

export const filledWords = defineMessages<{
  required: { name: string };
  version: { version: number; by: string; at: PrimitiveType };
  parts: { parts: number; encoding: string };
  number: { version: number };
  tested: { to: string };
  testKept: { to: string };
}>({
  required: { id: 'admin.templates.required', defaultMessage: '{name} (must stay)' },
  version: { id: 'admin.templates.version', defaultMessage: 'Version {version}, {by}, {at}' },
  number: { id: 'admin.templates.number', defaultMessage: 'Version {version}' },
  tested: { id: 'admin.templates.tested', defaultMessage: 'A test goes to {to} in a moment.' },
  testKept: {
    id: 'admin.templates.test-kept',
    defaultMessage: 'The test to {to} stands in the log: nothing leaves this installation that way.',
  },
  parts: {
    id: 'admin.templates.parts',
    defaultMessage: '{parts, plural, one {# part} other {# parts}} by SMS ({encoding})',
  },
});
