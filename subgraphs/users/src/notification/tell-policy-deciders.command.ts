import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import { operatorNamed } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { policyAskedMail } from './mails/policy-asked.mail.js';
import { writeMessages } from './write-message.command.js';

const Asked = z.object({
  requestId: z.string(),
  askedById: z.string(),
  operatorId: z.string().nullable(),
  reason: z.string(),
});

interface Decider {
  readonly email: string;
  readonly language: string;
  readonly askedBy: string | null;
}

/** Who holds pricing.edit over the tickets by himself: everywhere, in the operator's country, or of the operator. */
const DECIDERS = `select a.email, a.language, (select concat_ws(' ', o.first_name, o.last_name) from account o
    where o.id = $1::bigint) as "askedBy"
  from account a join role_permission g using (role_id)
  where g.permission = 'pricing.edit' and not g.second_person and a.id <> $1::bigint and a.active and a.deleted_at is null
    and a.email is not null and (g.scope = 'all' or (g.scope = 'country' and a.country_code = $2)
      or (g.scope = 'operator' and a.operator_id = $3::bigint)) order by a.id limit 50`;

/** refund_policy.asked: everybody who may decide it is told in his language, but not who asks. */
export async function tellPolicyDeciders(context: UsersContext, event: DomainEvent): Promise<void> {
  const { askedById, operatorId, ...asked } = Asked.parse(event.payload);
  const operator = operatorId === null ? undefined : await operatorNamed(context, operatorId);
  const country = operator?.countryCode;
  const deciders = await context.database.rows<Decider>(DECIDERS, [askedById, country ?? null, operatorId]);
  const mails = deciders.map(({ email: recipient, askedBy, ...reader }) => {
    const facts = { ...asked, askedBy, operatorName: operator?.name ?? null };
    const mail = policyAskedMail(languageOf(reader), context.services.env.BASE_URL, facts);
    return { recipient, mail, countryCodes: country === undefined ? [] : [country] };
  });
  await writeMessages(context, event, mails);
}
