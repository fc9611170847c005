import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { TARIFF_SUPPLEMENT } from './create-audit.js';

const STATEMENTS = [
  `create table tariff_supplement (
    id bigserial primary key, operator_id bigint not null, seat_category_id bigint null, vehicle_category_id bigint null,
    passenger_type text not null default 'ADULT', currency text not null default 'USD',
    local_value bigint not null, foreign_value bigint not null, seat_names jsonb null, vehicle_names jsonb null,
    effective_from date null, sold boolean not null default true, version int not null default 0
  )`,
  `create index tariff_supplement_operator_id_index on tariff_supplement (operator_id)`,
  `alter table tariff_supplement add constraint tariff_supplement_from_one_day
    unique nulls not distinct (operator_id, seat_category_id, vehicle_category_id, passenger_type, currency, effective_from)`,
  `alter table tariff_supplement add constraint tariff_supplement_for_something_check
    check (seat_category_id is not null or vehicle_category_id is not null)`,
  `alter table tariff_supplement add constraint tariff_supplement_passenger_type_check
    check (passenger_type in ('ADULT', 'CHILD'))`,
  `alter table tariff_supplement add constraint tariff_supplement_currency_check
    check (currency in ('USD', 'KHR', 'LAK', 'THB', 'VND'))`,
  ...alsoAudit(TARIFF_SUPPLEMENT),
  ...alsoAnnounce('tariff_supplement'),
  // Who watches a price hears of these, too (changed-fares-are-told.ts).
  `create trigger tariff_supplement_told after insert or update or delete on tariff_supplement
    for each statement execute function fares_changed()`,
];

/** What seats and vehicles of a category cost more with an operator, from a day of travel on. */
export class TariffsHaveSupplements extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
