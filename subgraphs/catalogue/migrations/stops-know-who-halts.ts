import { Migration } from '@mikro-orm/migrations';

/** Who halts at a stop is found without reading all lines: before a stop goes, the database asks it for each. */
export class StopsKnowWhoHalts extends Migration {
  override up(): void {
    this.addSql('create index route_stop_stop_id_index on route_stop (stop_id)');
    this.addSql('create index timing_stop_stop_id_index on timing_stop (stop_id)');
  }
}
