import { Migration } from '@mikro-orm/migrations';

/** Whose rule and which version of it a fee and an agency's or an affiliate's commission were worked out by; null of earlier sales. */
export class FeesSayTheirVersion extends Migration {
  override up(): void {
    this.addSql('alter table booking_fee add column version int, add column method text, add column policies jsonb');
    this.addSql('alter table part add column agent_level jsonb');
    this.addSql('alter table booking add column affiliate_version int');
  }
}
