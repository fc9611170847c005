import { Migration } from '@mikro-orm/migrations';

const NAME = 'stop_pickup_location_stop_id_foreign';

/** A stop that pick-up locations name is needed: who removes it is told so, and no location loses it unseen. */
export class StopsThatDriversFetchForStay extends Migration {
  override up(): void {
    this.addSql(`alter table stop_pickup_location drop constraint ${NAME}`);
    this.addSql(`alter table stop_pickup_location add constraint ${NAME} foreign key (stop_id) references stop (id)`);
  }
}
