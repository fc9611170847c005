import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { VEHICLE_GALLERY } from './create-audit.js';

/** An operator shows how its vehicles of a subcategory look, for types without pictures of their own. */
export class OperatorsShowTheirVehicles extends Migration {
  override up(): void {
    this.addSql(`create table vehicle_gallery (id bigserial primary key, operator_id bigint not null,
      vehicle_subcategory_id bigint not null, caption jsonb not null, gallery text[] not null default '{}',
      version int not null default 1,
      constraint vehicle_gallery_operator_id_vehicle_subcategory_id_unique
        unique (operator_id, vehicle_subcategory_id),
      constraint vehicle_gallery_operator_id_foreign foreign key (operator_id) references operator (id),
      constraint vehicle_gallery_vehicle_subcategory_id_foreign
        foreign key (vehicle_subcategory_id) references vehicle_subcategory (id))`);
    for (const statement of [...alsoAudit(VEHICLE_GALLERY), ...alsoAnnounce('vehicle_gallery')]) this.addSql(statement);
  }
}
