import { ROW_ID } from '@naga/kernel/row-id.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { z } from 'zod';
import { ENDINGS } from './parcel-status.rules.js';

const Deleted = z.object({ accountId: z.coerce.string().regex(ROW_ID) });

/** What staff took in the course of its work is not about staff. */
const MARK = `update parcel set sender_gone = true
  where sent_by_user_id = ? and agency_id is null and branch_id is null`;

/** A number must stand there; one that nobody can call does. */
const FORGET = `update parcel set sender_mobile = '-', sender_email = null, sender_gone = false
  where sender_gone and (select type from parcel_event where parcel_id = parcel.id order by at desc, id desc limit 1)
    = any($1::text[])`;

/** Forgets the senders whose accounts are gone and whose parcels have ended: collected, cancelled, lost or returned. */
export async function forgetSenders({ database }: SubgraphContext): Promise<void> {
  await database.change(FORGET, [ENDINGS]);
}

/** account.deleted: its owner is forgotten as a sender, at once where his parcel has ended already. */
export async function forgetSender(context: SubgraphContext, event: DomainEvent): Promise<void> {
  const { accountId } = Deleted.parse(event.payload);
  await consumeOnce(context, event.id, async (em) => {
    await em.execute(MARK, [accountId]);
  });
  await forgetSenders(context);
}
