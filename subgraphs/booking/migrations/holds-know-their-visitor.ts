import { Migration } from '@mikro-orm/migrations';

/** Who holds seats is counted over all that he holds (docs/decisions/0075). */
export class HoldsKnowTheirVisitor extends Migration {
  override up(): void {
    this.addSql(`create table hold_visitor (
      booking_id bigint not null, visitor text not null, constraint hold_visitor_pkey primary key (booking_id),
      constraint hold_visitor_booking_id_foreign foreign key (booking_id) references booking (id) on update cascade on delete cascade)`);
    this.addSql('create index hold_visitor_visitor_index on hold_visitor (visitor)');
  }
}
