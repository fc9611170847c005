import { Migration } from '@mikro-orm/migrations';

/** What was used up of each limit; a crash may forget it, so it costs no log. */
export class AddRateLimit extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table rate_limit (id text not null, window_start timestamptz not null, used int not null,
        constraint rate_limit_pkey primary key (id))`,
    );
    this.addSql('create index rate_limit_window_start_index on rate_limit (window_start)');
  }
}
