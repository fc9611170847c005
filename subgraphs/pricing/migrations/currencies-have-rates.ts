import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { CURRENCY_RATE } from './create-audit.js';

/**
 * What has begun may be what somebody was shown, and a booking has kept it: it is neither changed nor removed, whoever
 * asks. The kit tells the first at its field, and the second as a record that others need.
 */
const STAYS = `create function currency_rate_stays() returns trigger language plpgsql as $$ begin
  if old.valid_from > now() then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' then raise foreign_key_violation using message = 'a rate that has begun stays', table = 'booking'; end if;
  raise check_violation using message = 'a rate that has begun stays', column = 'per_dollar', hint = 'RATE_BEGUN';
  end $$`;

const STATEMENTS = [
  `create table currency_rate (id bigserial primary key, currency text not null check (currency in ('KHR', 'LAK', 'THB', 'VND')),
    per_dollar numeric(18, 6) not null check (per_dollar > 0), valid_from timestamptz not null,
    written_at timestamptz not null default now(), version int not null default 1)`,
  `alter table currency_rate add constraint currency_rate_of_a_moment unique (currency, valid_from)`,
  STAYS,
  `create trigger currency_rate_stays before update or delete on currency_rate
    for each row execute function currency_rate_stays()`,
  `create index currency_rate_listed_by_title on currency_rate
    ((lower(coalesce((currency || ' ' || trim_scale(per_dollar)::text), ''))), id, "currency")`,
  `create index currency_rate_listed_by_valid_from on currency_rate ((coalesce("valid_from", timestamptz 'epoch')), id, "currency")`,
];

/** A dollar in other currencies, from a moment on (docs/decisions/0140). */
export class CurrenciesHaveRates extends Migration {
  override up(): void {
    for (const statement of [...STATEMENTS, ...alsoAudit(CURRENCY_RATE)]) this.addSql(statement);
  }
}
