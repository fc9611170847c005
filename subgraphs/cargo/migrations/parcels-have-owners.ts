import { Migration } from '@mikro-orm/migrations';

/** Whose a parcel is, for the scopes of cargo.view: its operator's country, the office and the agency that took it, its sender. */
export class ParcelsHaveOwners extends Migration {
  override up(): void {
    this.addSql(`alter table parcel
      add column country_code varchar(2) null,
      add column branch_id bigint null,
      add column agency_id bigint null,
      add column sent_by_user_id bigint null,
      add column sender_gone boolean not null default false`);
    for (const column of ['operator_id', 'sent_by_user_id', 'created_at'])
      this.addSql(`create index parcel_${column}_index on parcel (${column})`);
  }
}
