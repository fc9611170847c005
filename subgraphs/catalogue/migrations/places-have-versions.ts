import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { LOCATION, STOP } from './create-audit.js';

/**
 * A parent is refused that is the location itself or lies below it. One move at a time: two that meet would each look at
 * a tree without the other's. Column and hint: what crud/check-values.ts tells at the field.
 */
const IN_NO_CIRCLE = [
  `create function location_lies_in_no_circle() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock(hashtext('location.parent_id'));
     if exists (
       with recursive above as (
         select new.parent_id as id
         union
         select l.parent_id from location l join above on above.id = l.id
       )
       select 1 from above where above.id = new.id
     ) then
       raise exception 'location % would lie below itself', new.id
         using errcode = 'check_violation', table = 'location', column = 'parent_id', hint = 'CIRCLE';
     end if;
     return null;
   end $$`,
  `create trigger location_lies_in_no_circle after update of parent_id on location
   for each row when (new.parent_id is distinct from old.parent_id) execute function location_lies_in_no_circle()`,
];

/** Locations and stops are edited: by one at a time, and what others lie in is not removed from under them. */
export class PlacesHaveVersions extends Migration {
  override up(): void {
    for (const audited of [LOCATION, STOP]) {
      this.addSql(`alter table ${audited.table} add column version int not null default 1`);
      for (const statement of auditOtherwise(audited)) this.addSql(statement);
    }
    this.addSql('alter table location drop constraint location_parent_id_foreign');
    this.addSql(
      'alter table location add constraint location_parent_id_foreign foreign key (parent_id) references location (id)',
    );
    this.addSql('create index location_parent_id_index on location (parent_id)');
    for (const statement of IN_NO_CIRCLE) this.addSql(statement);
  }
}
