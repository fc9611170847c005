import { Migration } from '@mikro-orm/migrations';

/** Staff find a ticket by how its code begins, however it is typed. */
export class TicketsAreListed extends Migration {
  override up(): void {
    this.addSql(`create index part_code on part (upper(ticket_code) text_pattern_ops) where ticket_code is not null`);
  }
}
