import type { Database } from '@naga/server-kit/database/database.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { loginNameOf } from '../account/login-name.js';
import type { TravellerContact } from '../neighbours/booking.js';
import type { Audience } from './audience.js';

/** Whose accounts staff may write to by notification.send. */
const REACH = { country: 'a.country_code = $key', operator: 'a.operator_id = $key::bigint' } as const;

export const NOTIFICATION_SCOPES = scopesOf(REACH);

/** Each account once. Courtesies spare who stopped them, and go to addresses that are proved to be his. */
const PEOPLE = (reach: string): string => `select a.id as account_id,
    case when a.email_verified_at is not null and not a.stop_email_notification then a.email end as email,
    case when a.mobile_verified_at is not null and not a.stop_email_notification then a.phone_number end as phone,
    case when not a.stop_email_notification then a.telegram_id end as chat, a.language
  from account a where a.active and a.deleted_at is null and ${reach}
    and ($3::bigint is null or a.id = $3) and ($4::int[] is null or a.role_id in (select id from role where coalesce(based_on, id) = any($4)))
    and ($5::text is null or a.country_code = $5) and ($6::text is null or a.language = $6)
    and ($7::bigint is null or a.operator_id = $7)`;

/** An account has its own purchase: not who sold it to another. */
const OWNS = `a.active and a.deleted_at is null and a.operator_id is null and a.branch_id is null
  and a.agency_id is null and (a.id::text = s."accountId" or (a.email_verified_at is not null and a.email = lower(s.email)))`;

/** Passengers by what their bookings know of them: it is about their ride, so they get it whatever they stopped. */
const PASSENGERS = `select distinct on (coalesce('a' || o.id, lower(s.email), s.phone)) o.id as account_id, s.email, s.phone,
    o.telegram_id as chat, s.language
  from jsonb_to_recordset($3::jsonb) as s("accountId" text, email text, phone text, language text)
  left join lateral (select a.id, a.telegram_id from account a where ${OWNS}
    order by (a.id::text = s."accountId") desc limit 1) o on true
  where coalesce(o.id::text, s.email, s.phone) is not null
  order by coalesce('a' || o.id, lower(s.email), s.phone)`;

/** No address twice, an SMS where nothing else goes, and ways that were asked for alone: $1. Without any, nobody. */
const ONCE = (people: string): string => `with people as (${people}), asked as (
    select account_id, language, case when 'EMAIL' = any($1::text[]) then email end as email,
      case when 'TELEGRAM' = any($1) then chat end as chat,
      case when 'SMS' = any($1) and ('EMAIL' = any($1) and email is not null) is not true then phone end as phone
    from people),
  once as (select account_id, language,
      case when row_number() over (partition by email order by account_id nulls last) = 1 then email end as email,
      case when row_number() over (partition by chat order by account_id nulls last) = 1 then chat end as chat,
      case when row_number() over (partition by phone order by account_id nulls last) = 1 then phone end as phone
    from asked)
  select * from once where coalesce(account_id::text, email, phone, chat) is not null`;

export interface Recipients {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Who gets a notification, as a statement: account_id, email, phone, chat, language. */
export function recipientsOf(
  { accountId, peopleWho }: Audience,
  channels: readonly string[],
  reach: Reach,
  passengers?: readonly TravellerContact[],
): Recipients {
  if (passengers !== undefined)
    return { text: `${ONCE(PASSENGERS)} and $2::text is null`, values: [channels, null, JSON.stringify(passengers)] };
  const { condition, value } = reachCondition(reach, REACH, 2);
  const { roleIds, countryCode, language, operatorId } = peopleWho ?? {};
  const roles = roleIds == null || roleIds.length === 0 ? null : roleIds;
  return {
    text: ONCE(PEOPLE(condition)),
    values: [channels, value, accountId ?? null, roles, countryCode ?? null, language ?? null, operatorId ?? null],
  };
}

export interface Counted {
  readonly people: number;
  readonly email: number;
  readonly sms: number;
  readonly telegram: number;
}

const NAMED = (reach: string): string => `select a.id::text as id from account a where a.active and a.deleted_at is null
  and ${reach} and (a.email = $1 or a.user_name = $1 or a.phone_number = any($3::text[]))
  order by array_position($3::text[], a.phone_number::text) nulls first limit 1`;

/** The account that is called so, if it lies within a reach. */
export async function accountNamed(database: Database, reach: Reach, typed: string): Promise<string | undefined> {
  const { text, phones } = loginNameOf(typed);
  const { condition, value } = reachCondition(reach, REACH, 2);
  const [found] = await database.rows<{ id: string }>(NAMED(condition), [text, value, phones]);
  return found?.id;
}

/** How many they are, and how many of them each way. */
export async function countRecipients(database: Database, { text, values }: Recipients): Promise<Counted> {
  const [counted] = await database.plannedRows<Counted>(
    `select count(*)::int as people, count(email)::int as email, count(phone)::int as sms, count(chat)::int as telegram
     from (${text}) r`,
    values,
  );
  return counted!;
}
