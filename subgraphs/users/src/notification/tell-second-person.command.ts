import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import { operatorNamed } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { OTHER_WAYS, REQUEST_KINDS, secondPersonAskedMail } from './mails/second-person-asked.mail.js';
import { writeMessages } from './write-message.command.js';

const Asked = z.object({
  kind: z.enum(REQUEST_KINDS),
  recordId: z.string(),
  askedById: z.string(),
  permission: z.string(),
  countryCode: z.string().nullable(),
  operatorId: z.string().nullable(),
  agencyId: z.string().nullable(),
  branchIds: z.array(z.string()),
  reason: z.string().nullable(),
  amount: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  pnr: z.string().nullable(),
  way: z.enum(OTHER_WAYS).nullable(),
});

interface Decider {
  readonly email: string;
  readonly language: string;
  readonly askedBy: string | null;
}

/** Who holds the permission by himself, and reaches it. */
const DECIDERS = `select a.email, a.language, (select concat_ws(' ', o.first_name, o.last_name) from account o
    where o.id = $1::bigint) as "askedBy"
  from account a join role_permission g using (role_id)
  where g.permission = $2 and not g.second_person and a.id <> $1::bigint and a.active and a.deleted_at is null
    and a.email is not null and (g.scope = 'all' or (g.scope = 'country' and a.country_code = $3)
      or (g.scope = 'operator' and a.operator_id = $4::bigint) or (g.scope = 'agency' and a.agency_id = $5::bigint)
      or (g.scope = 'branch' and a.branch_id = any($6::bigint[]))) order by a.id limit 50`;

const AGENCY = 'select name from agency where id = $1::bigint';

/**
 * second_person.asked: everybody who may decide it is told once in his language, unless he stopped notifications, but not who
 * asks. Where no country is told, it is the operator's.
 */
export async function tellSecondPerson(context: UsersContext, event: DomainEvent): Promise<void> {
  const { askedById, permission, operatorId, agencyId, branchIds, ...asked } = Asked.parse(event.payload);
  const operator = operatorId === null ? undefined : await operatorNamed(context, operatorId);
  const countryCode = asked.countryCode ?? operator?.countryCode ?? null;
  const { database, services } = context;
  const reach = [countryCode, operatorId, agencyId, branchIds];
  const deciders = await database.rows<Decider>(DECIDERS, [askedById, permission, ...reach]);
  const [agency] = asked.kind === 'TOP_UP' ? await database.rows<{ name: string }>(AGENCY, [asked.recordId]) : [];
  const names = { operatorName: operator?.name ?? null, agencyName: agency?.name ?? null };
  const mails = deciders.map(({ email: recipient, askedBy, ...reader }) => ({
    recipient,
    mail: secondPersonAskedMail(languageOf(reader), services.voice, { ...asked, ...names, askedBy }),
    countryCodes: countryCode === null ? [] : [countryCode],
    courtesy: true,
  }));
  await writeMessages(context, event, mails);
}
