import { Migration } from '@mikro-orm/migrations';

/**
 * A settled payment's amount is what arrived, and what was let go of what was asked stands beside it. Settled never changes
 * (rules.md 4); only what is let go becomes less, where nobody would owe it any more.
 */
export class PaymentsSayWhatArrived extends Migration {
  override up(): void {
    this.addSql('alter table payment add column forgiven bigint not null default 0');
    this.addSql(`update payment set forgiven = amount - received_amount, amount = received_amount
      where state = 'SETTLED' and received_amount < amount and received_currency = currency`);
    this.addSql(`alter table payment add constraint payment_forgiven_check
      check (forgiven >= 0 and (forgiven = 0 or state = 'SETTLED'))`);
    this.addSql(`create function payment_settled_is_final() returns trigger language plpgsql as $$
      begin raise exception 'payment % is settled', old.id; end $$`);
    this.addSql(`create trigger payment_settled_final before update on payment for each row
      when (old.state = 'SETTLED' and (new.forgiven > old.forgiven
        or (old.state, old.amount, old.currency, old.booking_id, old.link_id, old.provider, old.party, old.settled_at)
          is distinct from
          (new.state, new.amount, new.currency, new.booking_id, new.link_id, new.provider, new.party, new.settled_at)))
      execute function payment_settled_is_final()`);
  }
}
