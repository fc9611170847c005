import { localMoment } from '@naga/kernel/clock-time.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import { pointsExpireMail, pointsMovedMail, pointsReferredMail } from '../notification/mails/points.mail.js';
import type { Mail } from '../notification/mail.js';
import { writeMessages } from '../notification/write-message.command.js';
import { REWARD_CODES } from '../reward-request/reward-request.rules.js';
import type { UsersContext } from '../services.js';

const Expiring = z.object({ accountId: z.string(), points: z.number(), at: z.iso.datetime() });

const READER = `select email, language from account where id = $1::bigint and active and email_verified_at is not null`;

/** Whoever can be written to at a proved address. */
async function readerOf(
  { database }: UsersContext,
  accountId: string,
): Promise<{ email: string; language: string } | undefined> {
  return (await database.rows<{ email: string; language: string }>(READER, [accountId]))[0];
}

/** points.expire_soon: a courtesy, once of a month and once of a week before. */
export async function tellExpiringPoints(context: UsersContext, event: DomainEvent): Promise<void> {
  const { accountId, points, at } = Expiring.parse(event.payload);
  // The end of a day: a moment before it is that day still.
  const facts = { points, day: localMoment(Date.parse(at) - 1).date };
  await tell(context, event, accountId, (to) => pointsExpireMail(to, context.services.voice, facts), true);
}

const Moved = z.object({ accountId: z.string(), points: z.number(), code: z.enum(REWARD_CODES) });
const Referred = z.object({ accountId: z.string(), points: z.number() });

async function tell(
  context: UsersContext,
  event: DomainEvent,
  accountId: string,
  mailIn: (language: ReturnType<typeof languageOf>) => Mail,
  courtesy: boolean,
): Promise<void> {
  const reader = await readerOf(context, accountId);
  if (reader === undefined) return;
  await writeMessages(context, event, [{ recipient: reader.email, mail: mailIn(languageOf(reader)), courtesy }]);
}

/** points.moved: staff moved them by hand; their owner hears of it whatever he has stopped. */
export function tellMovedPoints(context: UsersContext, event: DomainEvent): Promise<void> {
  const { accountId, ...moved } = Moved.parse(event.payload);
  return tell(context, event, accountId, (language) => pointsMovedMail(language, context.services.voice, moved), false);
}

/** points.referred: to each of the two. */
export function tellReferredPoints(context: UsersContext, event: DomainEvent): Promise<void> {
  const { accountId, points } = Referred.parse(event.payload);
  return tell(context, event, accountId, (to) => pointsReferredMail(to, context.services.voice, points), true);
}
