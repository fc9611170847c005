import { Migration } from '@mikro-orm/migrations';

/** An operator takes out all that it drives, beside what is on sale (docs/decisions/0105). */
export class OperatorsTakeTheirFeeds extends Migration {
  override up(): void {
    this.addSql(`alter table gtfs_feed add column operator_id bigint null,
      add constraint gtfs_feed_operator_id_foreign foreign key (operator_id) references operator (id) on delete cascade`);
    this.addSql('create index gtfs_feed_operator_id_index on gtfs_feed (operator_id)');
  }
}
