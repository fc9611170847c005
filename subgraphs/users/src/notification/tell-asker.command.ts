import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import type { UsersContext } from '../services.js';
import { requestDecidedMail } from './mails/request-decided.mail.js';
import { writeMessages } from './write-message.command.js';

const Decided = z.object({
  requestId: z.string(),
  askedById: z.string(),
  operatorId: z.string().nullable(),
  approved: z.boolean(),
  answer: z.string().nullable(),
  /** Of whose prices it is, where they were asked for on its page. */
  lineId: z.string().nullish(),
});

const ASKER = `select email, language from account
  where id = $1::bigint and active and deleted_at is null and email is not null`;

/** refund_policy.decided and prices.decided: who asked is told in his language. */
export async function tellAsker(context: UsersContext, event: DomainEvent): Promise<void> {
  const { askedById, operatorId, lineId, ...decision } = Decided.parse(event.payload);
  const [asker] = await context.database.rows<{ email: string; language: string }>(ASKER, [askedById]);
  if (asker === undefined) return;
  const of =
    event.type === 'prices.decided'
      ? ({ kind: 'PRICES', lineId: lineId ?? null } as const)
      : ({ kind: 'POLICY' } as const);
  const mail = requestDecidedMail(languageOf(asker), context.services.voice, { ...decision, ...of });
  const operatorIds = operatorId === null ? [] : [operatorId];
  await writeMessages(context, event, [{ recipient: asker.email, mail, operatorIds }]);
}
