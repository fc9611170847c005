import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';

/** What is held now was sold under one fee, whatever pays it; where a code has taken that off, under what it keeps of it. */
const HELD = `update booking b set fee_terms = t.terms
  from (select b.id, coalesce(
      (select jsonb_build_object('percent', f.percent, 'fixed', f.fixed) from booking_fee f
        where f.booking_id = b.id and f.name = 'transaction' and f.percent is not null),
      (select jsonb_build_object('percent', f->'percent', 'fixed', f->'fixed')
        from jsonb_array_elements(b.coupon_terms->'fees') f where f->>'name' = 'transaction' and f->>'percent' is not null limit 1))
      || '{"byMethod": [], "method": null}' as terms
    from booking b where b.expires_at is not null) t
  where t.id = b.id and t.terms is not null`;

/** A booking keeps by what its fee is worked out, and which method's it is (docs/decisions/0137). */
export class FeesFollowTheMethod extends Migration {
  override up(): void {
    this.addSql('alter table booking add column fee_terms jsonb null');
    this.addSql(actingAsMigration('fees-follow-the-method'));
    this.addSql(HELD);
  }
}
