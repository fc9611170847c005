import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'close'
    | 'closeTitle'
    | 'closeText'
    | 'open'
    | 'keep'
    | 'closed'
    | 'opened'
    | 'code'
    | 'codeNot'
    | 'codeTitle'
    | 'codeText'
    | 'codeLabel'
    | 'copy'
    | 'codeDone'
    | 'actNot'
    | 'actClosed'
    | 'actAlready'
    | 'factor'
    | 'factorText'
    | 'factorKeep'
    | 'factorGone'
    | 'factorNone'
    | 'factorActing',
    NoMessageValues
  > & { act: { name: string }; factorTitle: { name: string } }
>({
  title: { id: 'admin.person-actions.title', defaultMessage: 'What you can do' },
  close: { id: 'admin.person-actions.close', defaultMessage: 'Close the account' },
  closeTitle: { id: 'admin.person-actions.close-title', defaultMessage: 'Close this account?' },
  closeText: {
    id: 'admin.person-actions.close-text',
    defaultMessage: 'The person is signed out everywhere and can no longer sign in. Bookings and history stay.',
  },
  open: { id: 'admin.person-actions.open', defaultMessage: 'Open the account again' },
  keep: { id: 'admin.person-actions.keep', defaultMessage: 'Leave it open' },
  closed: { id: 'admin.person-actions.closed', defaultMessage: 'The account is closed.' },
  opened: { id: 'admin.person-actions.opened', defaultMessage: 'The account is open again.' },
  code: { id: 'admin.person-actions.code', defaultMessage: 'Make a sign-in link' },
  codeNot: {
    id: 'admin.person-actions.code-not',
    defaultMessage: 'A sign-in link needs an open account with an e-mail address that allows sign-in by link.',
  },
  codeTitle: { id: 'admin.person-actions.code-title', defaultMessage: 'The sign-in link' },
  codeText: {
    id: 'admin.person-actions.code-text',
    defaultMessage: 'Copy it now: it is shown this one time. It opens the account once, within seven days.',
  },
  codeLabel: { id: 'admin.person-actions.code-label', defaultMessage: 'Link' },
  copy: { id: 'admin.person-actions.copy', defaultMessage: 'Copy' },
  codeDone: { id: 'admin.person-actions.code-done', defaultMessage: 'I have it' },
  act: { id: 'admin.person-actions.act', defaultMessage: 'Act as {name}' },
  actNot: {
    id: 'admin.person-actions.act-not',
    defaultMessage: 'Acting as somebody else needs the right “user.impersonate”.',
  },
  actClosed: {
    id: 'admin.person-actions.act-closed',
    defaultMessage: 'Nobody acts as somebody whose account is closed.',
  },
  actAlready: {
    id: 'admin.person-actions.act-already',
    defaultMessage: 'You act as somebody already. Go back to your own account first.',
  },
  factor: { id: 'admin.person-actions.factor', defaultMessage: 'Remove the authenticator app' },
  factorTitle: {
    id: 'admin.person-actions.factor-title',
    defaultMessage: 'Has {name} lost the authenticator app?',
  },
  factorText: {
    id: 'admin.person-actions.factor-text',
    defaultMessage:
      'Make sure that it is really this person who asks. The app and its recovery codes no longer work, the person is signed out everywhere and gets a mail. Where the role needs an app, the next sign-in begins with setting up another one.',
  },
  factorKeep: { id: 'admin.person-actions.factor-keep', defaultMessage: 'Leave it' },
  factorGone: {
    id: 'admin.person-actions.factor-gone',
    defaultMessage: 'The authenticator app is removed from the account.',
  },
  factorNone: { id: 'admin.person-actions.factor-none', defaultMessage: 'The account has no authenticator app.' },
  factorActing: {
    id: 'admin.person-actions.factor-acting',
    defaultMessage: 'Who acts as somebody else removes no authenticator app.',
  },
});
