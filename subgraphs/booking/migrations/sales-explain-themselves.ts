import { Migration } from '@mikro-orm/migrations';

/** How a fee, a commission and what was given back were worked out is kept as it was sold; null of earlier sales. */
export class SalesExplainThemselves extends Migration {
  override up(): void {
    this.addSql('alter table booking_fee add column percent int, add column fixed bigint');
    this.addSql('alter table part add column commission_rate int, add column refund_terms jsonb');
  }
}
