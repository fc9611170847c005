import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Provider_RowFragment } from './providers.generated.js';

export const providerWords = defineMessages({
  title: { id: 'admin.providers.title', defaultMessage: 'Connected services' },
  about: {
    id: 'admin.providers.about',
    defaultMessage: 'Whoever runs the servers sets them in the environment. Their keys are shown nowhere.',
  },
  kind: { id: 'admin.providers.kind', defaultMessage: 'For' },
  state: { id: 'admin.providers.state', defaultMessage: 'State' },
  name: { id: 'admin.providers.name', defaultMessage: 'By' },
  subgraph: { id: 'admin.providers.subgraph', defaultMessage: 'In subgraph' },
});

export const providerKindWords = defineMessages<Record<Provider_RowFragment['kind'], NoMessageValues>>({
  PAYMENT: { id: 'admin.providers.kind.payment', defaultMessage: 'Payments' },
  MAIL: { id: 'admin.providers.kind.mail', defaultMessage: 'E-mail' },
  SMS: { id: 'admin.providers.kind.sms', defaultMessage: 'SMS' },
  TELEGRAM: { id: 'admin.providers.kind.telegram', defaultMessage: 'Telegram' },
  FILES: { id: 'admin.providers.kind.files', defaultMessage: 'Pictures and files' },
  APPLE_WALLET: { id: 'admin.providers.kind.apple-wallet', defaultMessage: 'Tickets in Apple Wallet' },
  GOOGLE_WALLET: { id: 'admin.providers.kind.google-wallet', defaultMessage: 'Tickets in Google Wallet' },
});

export const providerStateWords = defineMessages<Record<Provider_RowFragment['state'], NoMessageValues>>({
  CONFIGURED: { id: 'admin.providers.state.configured', defaultMessage: 'Connected' },
  SANDBOX: { id: 'admin.providers.state.sandbox', defaultMessage: 'Sandbox: nothing leaves' },
  OFF: { id: 'admin.providers.state.off', defaultMessage: 'Not offered' },
});
