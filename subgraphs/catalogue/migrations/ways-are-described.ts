import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { ROUTE_INFORMATION } from './create-audit.js';
import { inEnglish, inLanguages, listIndexes } from './lists-have-indexes.js';

/** What travellers ought to know of the way between two places, whoever drives. */
export class WaysAreDescribed extends Migration {
  override up(): void {
    this.addSql(`create table route_information (id bigserial primary key, from_location_id bigint not null,
      to_location_id bigint not null, way_back_too boolean not null default false, title jsonb not null,
      about jsonb not null, advice jsonb null, border jsonb null, gallery text[] not null default '{}',
      active boolean not null default true, version int not null default 1,
      constraint route_information_from_location_id_to_location_id_unique unique (from_location_id, to_location_id),
      constraint route_information_from_location_id_foreign foreign key (from_location_id) references location (id),
      constraint route_information_to_location_id_foreign foreign key (to_location_id) references location (id))`);
    const list = listIndexes('route_information', {
      sorted: { title: inEnglish },
      filtered: ['active', 'to_location_id'],
      searched: inLanguages('title'),
    });
    for (const statement of [...alsoAudit(ROUTE_INFORMATION), ...alsoAnnounce('route_information'), ...list])
      this.addSql(statement);
  }
}
