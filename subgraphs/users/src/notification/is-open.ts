import type { UsersServices } from '../services.js';
import type { Channel } from './channels.rules.js';

/** Whether messages leave this installation that way; else they stay in the log. */
export const isOpen = ({ mailer, sms, telegram }: UsersServices, channel: Channel): boolean =>
  ({ EMAIL: mailer, SMS: sms, TELEGRAM: telegram })[channel] !== undefined;
