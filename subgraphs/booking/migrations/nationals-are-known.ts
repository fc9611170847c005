import { Migration } from '@mikro-orm/migrations';

/**
 * What could be read only over the rides until now. Who was moved kept the price he had bought, also where the nationals of
 * the other ride are of another country.
 */
export const AS_SOLD = [
  `update part p set national_of = l.local_country_code, national_price_of = l.local_country_code
    from leg l where l.id = p.leg_id and p.nationality = 'LOCAL'`,
  `update part p set national_of = t.country
    from (select booking_id, position, min(national_of) as country from part where national_of is not null
      group by booking_id, position having count(distinct national_of) = 1) t
    where p.national_of is null and t.booking_id = p.booking_id and t.position = p.position`,
  `with recursive moved as (
      select p.id, o.national_price_of as price from part p join leg l on l.id = p.leg_id
        join exchange e on e.id = l.exchange_id and e.kind = 'move' join part o on o.id = p.replaces_id
      where not exists (select 1 from leg t join exchange f on f.id = t.exchange_id where t.id = o.leg_id and f.kind = 'move')
      union all
      select p.id, m.price from moved m join part p on p.replaces_id = m.id join leg l on l.id = p.leg_id
        join exchange e on e.id = l.exchange_id and e.kind = 'move')
    update part p set national_price_of = m.price, national_of = coalesce(p.national_of, m.price) from moved m
    where m.id = p.id and p.national_price_of is distinct from m.price`,
] as const;

/** Whose national a passenger is and whose price he paid are facts of the sale, not of the ride he is on by now. */
export class NationalsAreKnown extends Migration {
  override up(): void {
    this.addSql('alter table part add column national_of text null, add column national_price_of text null');
    // Nobody changes what was sold, so the audit has nothing to tell.
    this.addSql('alter table part disable trigger user');
    for (const statement of AS_SOLD) this.addSql(statement);
    this.addSql('alter table part enable trigger user');
    this.addSql(`alter table part add constraint part_national_check
      check (national_price_of is null or national_of is not null)`);
  }
}
