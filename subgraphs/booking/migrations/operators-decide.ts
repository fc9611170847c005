import { Migration } from '@mikro-orm/migrations';

/** Legs that wait for their operator, and vehicle names in every language of the catalogue. */
export class OperatorsDecide extends Migration {
  override up(): void {
    this.addSql(`alter table leg
      add column confirms_by_hand boolean not null default false,
      add column confirm_by timestamptz null,
      add column accepted_at timestamptz null,
      add column vehicle_names jsonb null`);
    this.addSql(`create index leg_waiting on leg (confirm_by) where confirm_by is not null`);
    this.addSql(`update leg set vehicle_names = jsonb_build_object('en', vehicle_name)`);
    this.addSql(`alter table leg alter column vehicle_names set not null`);
    this.addSql(`alter table leg drop column vehicle_name`);
  }
}
