import { Migration } from '@mikro-orm/migrations';

/** A booking keeps by what its fee is worked out, and which method's it is (docs/decisions/0137); null of earlier ones. */
export class FeesFollowTheMethod extends Migration {
  override up(): void {
    this.addSql('alter table booking add column fee_terms jsonb null');
  }
}
