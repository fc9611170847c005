import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  // Lines of an older demonstration that said they wait and could be spent: they were earned, and expire as such.
  `alter table reward_movement disable trigger user`,
  `update reward_movement set kind = 'EARN', expires_at = coalesce(expires_at, at + interval '1 year')
    where kind = 'EARN_PENDING' and not is_pending`,
  `alter table reward_movement enable trigger user`,
  `alter table reward_movement add constraint reward_movement_waits_check
    check (is_pending or (kind <> 'EARN_PENDING' and kind <> 'REVERSE'))`,
  `alter table reward_movement add constraint reward_movement_spent_check
    check (not is_pending or kind = 'EARN_PENDING' or kind = 'REVERSE')`,
];

/** What waits for its trip is told by a line's kind and counted by its flag: the table holds them together. */
export class PointsWaitByTheirKind extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
