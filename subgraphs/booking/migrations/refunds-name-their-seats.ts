import { Migration } from '@mikro-orm/migrations';

/** The mail of a refund names the seats that the money is of: a ride alone is too much where others still travel by it. */
export class RefundsNameTheirSeats extends Migration {
  override up(): void {
    this.addSql(`alter table refund add column part_ids bigint[] not null default '{}'`);
  }
}
