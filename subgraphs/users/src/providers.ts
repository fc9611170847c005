import { hostOf, type Provider } from '@naga/server-kit/providers/provider.js';
import type { UsersEnv } from './env.js';

/** Who carries our messages. */
export const providersOf = ({ SMTP_URL, SMS_URL, TELEGRAM_TOKEN, TELEGRAM_URL }: UsersEnv): readonly Provider[] => [
  carrier('MAIL', 'smtp', SMTP_URL),
  carrier('SMS', 'http', SMS_URL),
  carrier('TELEGRAM', 'bot', TELEGRAM_TOKEN === undefined ? undefined : TELEGRAM_URL),
];

/** Without an address, messages are kept in the inbox alone. */
const carrier = (kind: Provider['kind'], name: string, url: string | undefined): Provider =>
  url === undefined
    ? { kind, name: 'inbox', state: 'SANDBOX', host: null }
    : { kind, name, state: 'CONFIGURED', host: hostOf(url) };
