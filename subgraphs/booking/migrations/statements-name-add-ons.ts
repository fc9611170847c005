import { Migration } from '@mikro-orm/migrations';

/** Statements say which add-on a line is about; of one that a seat had alone lines of before are told, too. */
export class StatementsNameAddOns extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entry add column add_on jsonb null');
    this.addSql('alter table settlement_line add column add_on jsonb null');
    // Append-only, and no amount changes.
    this.addSql('alter table settlement_line disable trigger user');
    this.addSql(`update settlement_line n set add_on = f.add_on
      from (select part_id, (array_agg(add_on order by id))[1] as add_on from booking_fee
        where add_on->>'operatorId' is not null group by part_id having count(distinct add_on->>'id') = 1) f
      where n.kind = 'ADD_ON' and f.part_id = n.part_id`);
    this.addSql('alter table settlement_line enable trigger user');
  }
}
