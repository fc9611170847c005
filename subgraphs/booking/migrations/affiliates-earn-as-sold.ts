import { Migration } from '@mikro-orm/migrations';

/** What an affiliate earns of a sale no longer changes with his percent; users tell what he earned by until now. */
export class AffiliatesEarnAsSold extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column affiliate_basis_points int null,
      add constraint booking_affiliate_basis_points_check check (affiliate_basis_points is null
        or (affiliate_id is not null and affiliate_basis_points >= 0 and affiliate_basis_points <= 10000))`);
  }
}
