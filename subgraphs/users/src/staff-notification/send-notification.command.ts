import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import type { AskedAudience } from './audience.js';
import { meantBy } from './audience-reach.js';
import { problemsOfWords, type SaidTexts, wordsOf } from './notification-words.rules.js';
import { MorePeopleThanShown, NobodyToNotify } from './notification.errors.js';

/** A notification as its form says it. */
export interface NotificationForm {
  readonly titles: SaidTexts;
  readonly texts: SaidTexts;
  readonly audience: AskedAudience;
  readonly channels: readonly string[];
}

const INSERT = `insert into notification (titles, texts, audience, channels, operator_id, country_code, people, sent_by_id, created_at)
  values ($1::jsonb, $2::jsonb, $3::jsonb, $4::text[], $5::bigint, $6, 0, $7::bigint, $8) returning id::text as id`;
const COUNTED = 'update notification set people = $2 where id = $1::bigint';

/**
 * Sends a notification to whom its audience means now, and answers its id: they are written down once each with it, and
 * it leaves by its event. `shown`: how many its sender was told. Refuses NOBODY_TO_NOTIFY and MORE_PEOPLE_THAN_SHOWN
 * {people}; InvalidInput.
 */
export async function sendNotification(context: UsersContext, form: NotificationForm, shown: number): Promise<string> {
  const { viewer, clock, database } = context;
  bySession(viewer);
  const { titles, texts, channels } = form;
  const problems = problemsOfWords(titles, texts);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { operatorId, countryCode, audience, recipients } = await meantBy(context, form.audience, channels);
  const now = clock.now();
  return inRowTransaction(database, async (transaction) => {
    const said = [wordsOf(titles), wordsOf(texts), audience].map((value) => JSON.stringify(value));
    const values = [...said, channels, operatorId, countryCode, personBehind(viewer), new Date(now)];
    const [{ id }] = (await transaction.rows<{ id: string }>(INSERT, values)) as [{ id: string }];
    const { text, values: asked } = recipients;
    const [counted] = await transaction.rows<{ people: number }>(
      `with written as (insert into notification_recipient (notification_id, account_id, email, phone, chat, language)
         select $${asked.length + 1}::bigint, account_id, email, phone, chat, language from (${text}) r returning 1)
       select count(*)::int as people from written`,
      [...asked, id],
    );
    const people = counted?.people ?? 0;
    if (people === 0) throw new NobodyToNotify();
    if (people > shown) throw new MorePeopleThanShown({ people });
    await transaction.rows(COUNTED, [id, people]);
    const { mode, requestId } = viewer;
    await emitRows(transaction, now, [{ type: 'notification.sent', payload: { notificationId: id }, mode, requestId }]);
    return id;
  });
}
