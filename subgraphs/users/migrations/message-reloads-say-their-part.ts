import { Migration } from '@mikro-orm/migrations';
import { RELOADS_SAY_THEIR_PART } from '@naga/server-kit/reload/reload.entity.js';

/** A reading says whether it was of one subject alone, and how many rows that were (docs/decisions/0120). */
export class MessageReloadsSayTheirPart extends Migration {
  override up(): void {
    this.addSql(RELOADS_SAY_THEIR_PART);
  }
}
