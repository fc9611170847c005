import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

const scope = (parcel: string) => ({
  operators: `array[${parcel}.operator_id]`,
  branches: `array[${parcel}.branch_id]`,
  agency: `${parcel}.agency_id`,
  countries: `array[${parcel}.country_code::text]`,
  mode: `${parcel}.mode`,
});

const ofParcel = {
  of: { entity: 'Parcel', id: 'r.parcel_id' },
  joins: 'left join parcel p on p.id = r.parcel_id',
  ...scope('p'),
};

export const AUDITED: readonly AuditedTable[] = [
  { table: 'zone', entity: 'CargoZone' },
  { table: 'place', entity: 'CargoPlace' },
  { table: 'package_category', entity: 'PackageCategory' },
  { table: 'package_price', entity: 'PackagePrice' },
  {
    table: 'parcel',
    entity: 'Parcel',
    ...scope('r'),
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
