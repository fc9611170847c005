import { Migration } from '@mikro-orm/migrations';

/** Of a limit ten uses or fewer are left, or a tenth of it; of a budget a tenth. */
const RUNS_SHORT = `create function runs_short(n coupon_count) returns boolean language sql immutable as $$
  select coalesce(n.limit_total - n.uses <= greatest(10, n.limit_total / 10), false)
    or coalesce((n.budget - n.spent) * 10 <= n.budget, false) $$`;

/** Twice in the life of a promotion, and not with each use: the tariff is not read again for every hold. */
const ANNOUNCED = `create trigger coupon_count_announced after update on coupon_count for each row
  when (runs_short(old) <> runs_short(new)) execute function announce_change()`;

/** Whoever keeps promotions in memory, to tell of them beside a price, hears when one runs short (docs/decisions/0166). */
export class PromotionsAreTold extends Migration {
  override up(): void {
    for (const statement of [RUNS_SHORT, ANNOUNCED]) this.addSql(statement);
  }
}
