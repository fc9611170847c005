import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { listIndexes, textsIn } from '@naga/server-kit/crud/list-indexes.js';
import { ADD_ON } from './create-audit.js';

/** What booking asks, whose and in which currency, is found by the index of its operator. */
const TABLE = `create table add_on (id bigserial primary key, names jsonb not null, descriptions jsonb null,
  kind text not null constraint add_on_kind_check check (kind in ('INSURANCE', 'FLEX', 'LUGGAGE', 'OTHER')),
  operator_id bigint null,
  currency text not null constraint add_on_currency_check check (currency in ('USD', 'KHR', 'LAK', 'THB', 'VND')),
  fixed bigint null constraint add_on_fixed_check check (fixed >= 0),
  percent int null constraint add_on_percent_check check (percent >= 0 and percent <= 5000),
  most_per_seat int not null constraint add_on_most_per_seat_check check (most_per_seat >= 1 and most_per_seat <= 10),
  transport_types text[] not null, active boolean not null default true, version int not null default 1,
  constraint add_on_price_check check (coalesce(fixed, 0) + coalesce(percent, 0) > 0),
  constraint add_on_once_a_seat_check check (most_per_seat = 1 or kind not in ('INSURANCE', 'FLEX')),
  constraint add_on_insurance_check check (operator_id is null or kind <> 'INSURANCE'),
  constraint add_on_flex_check check (operator_id is not null or kind <> 'FLEX'))`;

/** What is sold beside a seat is looked after as every noun is (docs/decisions/0139). */
export class SeatsHaveAddOns extends Migration {
  override up(): void {
    const listed = listIndexes({
      table: 'add_on',
      sorted: { names: `lower(coalesce("names"->>'en', ''))` },
      passed: ['active', 'kind', 'operator_id'],
      narrowed: ['active', 'kind', 'operator_id'],
      searched: textsIn('names'),
    });
    for (const statement of [TABLE, ...listed, ...alsoAudit(ADD_ON)]) this.addSql(statement);
  }
}
