import { handOver } from './hand-over.js';

/** Hands short messages to a Telegram bot. */
export interface TelegramSender {
  /** `to`: User.telegramId, a chat's number or '@name'. Rejects as SmsSender does. */
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}

/** The bot API's sendMessage at `url`; a chat that has not begun with the bot is refused for good. */
export const openTelegramGateway = (url: string, token: string): TelegramSender => ({
  send: ({ to, text }) =>
    handOver('Telegram', `${url.replace(/\/$/, '')}/bot${token}/sendMessage`, { chat_id: to, text }),
});
