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

/** 'KHR 4100': what lists call it, and are searched for. */
const CALLED = `create function currency_rate_is_called() returns trigger language plpgsql as $$ begin
  new.title := new.currency || ' ' || trim_scale(new.per_dollar)::text; return new; end $$`;

const STATEMENTS = [
  `create table currency_rate (id bigserial primary key, currency text not null check (currency in ('KHR', 'LAK', 'THB', 'VND')),
    per_dollar numeric(18, 6) not null, valid_from timestamptz not null,
    written_at timestamptz not null default now(), version int not null default 1,
    title text not null default '')`,
  `alter table currency_rate add constraint currency_rate_of_a_moment unique (currency, valid_from)`,
  STAYS,
  `create trigger currency_rate_stays before update or delete on currency_rate
    for each row execute function currency_rate_stays()`,
  CALLED,
  `create trigger currency_rate_is_called before insert or update on currency_rate
    for each row execute function currency_rate_is_called()`,
  `alter table currency_rate add column listed_words text
    generated always as (words_for_search(' ' || coalesce("title", ''))) stored`,
  `create index currency_rate_listed_words on currency_rate using gin (looked_through("listed_words") gin_trgm_ops)`,
  `create index currency_rate_listed_by_title on currency_rate
    ((lower(coalesce("title", ''))), id, "currency")`,
  `create index currency_rate_listed_by_valid_from on currency_rate ((coalesce("valid_from", timestamptz 'epoch')), id, "currency")`,
];

/** A dollar in other currencies, from a moment on (docs/decisions/0140). */
export class CurrenciesHaveRates extends Migration {
  override up(): void {
    for (const statement of [...STATEMENTS, ...alsoAudit(CURRENCY_RATE)]) this.addSql(statement);
  }
}
