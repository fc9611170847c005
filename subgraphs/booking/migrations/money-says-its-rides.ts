import { Migration } from '@mikro-orm/migrations';

/**
 * Who drives one ride of a booking takes the cash of its exchange, and looks after what goes back of it: payments and refunds
 * say which rides they are of. What was before is of the whole booking.
 */
export class MoneySaysItsRides extends Migration {
  override up(): void {
    for (const table of ['payment', 'refund'])
      this.addSql(`alter table ${table} add column leg_ids bigint[] not null default '{}'`);
  }
}
