import { Migration } from '@mikro-orm/migrations';

/** Why a message was not taken stands beside it, and who sent one again (docs/decisions/0086). */
export class MessagesAreSentAgain extends Migration {
  override up(): void {
    this.addSql(
      `alter table message add column problem text, add column again_of_id bigint, add column asked_by_id bigint`,
    );
    this.addSql(`create index message_again_of_id_index on message (again_of_id)`);
  }
}
