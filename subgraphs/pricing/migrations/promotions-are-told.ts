import { Migration } from '@mikro-orm/migrations';

/** Of a limit ten uses or fewer are left, or a tenth of it; of a budget a tenth. */
const RUNS_SHORT = `coalesce(new.limit_total - new.uses <= greatest(10, new.limit_total / 10), false)
  or coalesce((new.budget - new.spent) * 10 <= new.budget, false)`;

/** Twice as much of both is left again, or all there is. */
const HAS_PLENTY = `coalesce(new.limit_total - new.uses >= least(new.limit_total, greatest(20, new.limit_total / 5)), true)
  and coalesce((new.budget - new.spent) * 5 >= new.budget, true)`;

/** Between the two it stays what it is: who takes the last use and gives it back does not have the tariff read each time. */
const NOTED = [
  `alter table coupon_count add column is_short boolean not null default false`,
  `create function note_shortness() returns trigger language plpgsql as $$
    begin
      new.is_short := case when ${RUNS_SHORT} then true when ${HAS_PLENTY} then false else new.is_short end;
      return new;
    end $$`,
  `create trigger coupon_count_noted before insert or update on coupon_count
    for each row execute function note_shortness()`,
  `update coupon_count set uses = uses`,
];

/** What has a code is told by nobody who keeps it in memory. */
const ANNOUNCED = [
  `create function applies_by_itself(coupon_id bigint) returns boolean language sql stable as $$
    select exists (select from coupon c where c.id = coupon_id and c.applies = 'BY_ITSELF') $$`,
  `create trigger coupon_count_announced after update on coupon_count for each row
    when (old.is_short <> new.is_short and applies_by_itself(new.coupon_id)) execute function announce_change()`,
];

/** Whoever keeps promotions in memory, to tell of them beside a price, hears when one runs short (docs/decisions/0166). */
export class PromotionsAreTold extends Migration {
  override up(): void {
    for (const statement of [...NOTED, ...ANNOUNCED]) this.addSql(statement);
  }
}
