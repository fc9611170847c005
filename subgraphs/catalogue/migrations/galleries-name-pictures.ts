import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';

const IS_NAME = `name ~ '^[0-9a-f]{40}$'`;

export const NAMES_ALONE: readonly string[] = [
  actingAsMigration('galleries-name-pictures'),
  `update vehicle_type set version = version + 1,
     gallery = array(select name from unnest(gallery) with ordinality as g(name, n) where ${IS_NAME} order by n)
   where exists (select from unnest(gallery) as g(name) where not ${IS_NAME})`,
];

/**
 * Galleries name pictures of ours (docs/decisions/0085). What they said before were addresses of other sites: our pages
 * made no picture of them, and no form that held one could be saved.
 */
export class GalleriesNamePictures extends Migration {
  override up(): void {
    for (const statement of NAMES_ALONE) this.addSql(statement);
  }
}
