import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel } from './channels.rules.js';

const STOPPED = 'select 1 from account where email = ? and email_verified_at is not null and stop_email_notification';
const CHAT = `select 1 from account where telegram_id = ? and active and deleted_at is null
  and not (? and stop_email_notification)`;

interface ToWhom {
  readonly channel: Channel;
  readonly recipient: string;
  /** Not part of any contract: nobody gets it by mail or Telegram who stopped notifications. */
  readonly courtesy: boolean;
}

/** Whether its reader may still be told: a courtesy until he stops them, in a chat as long as it is of an account. */
export async function isWanted(em: EntityManager, { channel, recipient, courtesy }: ToWhom): Promise<boolean> {
  if (channel === 'TELEGRAM') return (await em.execute<unknown[]>(CHAT, [recipient, courtesy])).length > 0;
  if (channel !== 'EMAIL' || !courtesy) return true;
  return (await em.execute<unknown[]>(STOPPED, [recipient])).length === 0;
}
