import { Migration } from '@mikro-orm/migrations';

/** Departures that a feed took off sale are sold again when it has them again; those that a clerk turned off are not. */
export class FeedsKnowWhatTheyTurnedOff extends Migration {
  override up(): void {
    this.addSql(`alter table gtfs_link add column off_sale bigint[] not null default '{}'`);
    this.addSql(`alter table gtfs_import_change add column off_sale_before bigint[] not null default '{}'`);
    // Of lines that are gone by now it is not known who turned off what: all of it, as it was until now.
    this.addSql(`update gtfs_link l set off_sale = array(select d.id from route_schedule d
        join route_timing t on t.id = d.route_timing_id where t.route_id = l.route_id and d.disabled order by d.id)
      where l.kind = 'LINE' and l.gone`);
  }
}
