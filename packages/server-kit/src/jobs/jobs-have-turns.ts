import { Migration } from '@mikro-orm/migrations';

/** job_turn: when each job is due; in every subgraph (docs/decisions/0158). */
export class JobsHaveTurns extends Migration {
  override up(): void {
    this.addSql(
      `create table job_turn (name text not null, due_at timestamptz not null, constraint job_turn_pkey primary key (name))`,
    );
  }
}
