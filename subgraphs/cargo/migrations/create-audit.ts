import { Migration } from '@mikro-orm/migrations';
import { type AuditedTable, auditTables } from '@naga/server-kit/audit/audit-tables.js';

const ofParcel = {
  of: { entity: 'Parcel', id: 'r.parcel_id' },
  joins: 'left join parcel p on p.id = r.parcel_id',
  operators: 'array[p.operator_id]',
  mode: 'p.mode',
};

export const AUDITED: readonly AuditedTable[] = [
  { table: 'zone', entity: 'CargoZone' },
  { table: 'place', entity: 'CargoPlace' },
  { table: 'package_category', entity: 'PackageCategory' },
  { table: 'package_price', entity: 'PackagePrice' },
  {
    table: 'parcel',
    entity: 'Parcel',
    operators: 'array[r.operator_id]',
    mode: 'r.mode',
    personal: ['sender_mobile', 'sender_email', 'receiver_mobile', 'receiver_email'],
    // Who says it is given the parcel.
    secret: ['pick_up_code'],
  },
  { table: 'parcel_unit', entity: 'ParcelUnit', ...ofParcel },
  { table: 'parcel_event', entity: 'ParcelEvent', ...ofParcel },
];

/** Every change of a parcel is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    for (const statement of auditTables(...AUDITED)) this.addSql(statement);
  }
}
