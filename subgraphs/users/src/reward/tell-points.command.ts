import { localMoment } from '@naga/kernel/clock-time.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import { pointsExpireMail } from '../notification/mails/points.mail.js';
import { writeMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';

const Expiring = z.object({ accountId: z.string(), points: z.number(), at: z.iso.datetime() });

const READER = `select email, language from account where id = $1::bigint and active and email_verified_at is not null`;

/** Whoever can be written to at a proved address. */
export async function readerOf(
  { database }: UsersContext,
  accountId: string,
): Promise<{ email: string; language: string } | undefined> {
  return (await database.rows<{ email: string; language: string }>(READER, [accountId]))[0];
}

/** points.expire_soon: a courtesy, once of a month and once of a week before. */
export async function tellExpiringPoints(context: UsersContext, event: DomainEvent): Promise<void> {
  const { accountId, points, at } = Expiring.parse(event.payload);
  const reader = await readerOf(context, accountId);
  if (reader === undefined) return;
  // The end of a day: a moment before it is that day still.
  const day = localMoment(Date.parse(at) - 1).date;
  const mail = pointsExpireMail(languageOf(reader), context.services.voice, { points, day });
  await writeMessages(context, event, [{ recipient: reader.email, mail, courtesy: true }]);
}
