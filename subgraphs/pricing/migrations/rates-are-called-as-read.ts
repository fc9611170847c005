import { Migration } from '@mikro-orm/migrations';
import { wordsIndex } from '@naga/server-kit/crud/listed-words.js';

/** 'KHR 4.100', 'THB 32,4': with the thousands and decimals that amounts are read with. */
const CALLED = `create or replace function currency_rate_is_called() returns trigger language plpgsql as $$ begin
  new.title := new.currency || ' ' || translate(
    rtrim(to_char(new.per_dollar, 'FM999,999,999,990.999999'), '.'), ',.', '.,');
  return new; end $$`;

const STATEMENTS = [
  CALLED,
  // What has begun stays, but for what it is called.
  'alter table currency_rate disable trigger currency_rate_stays',
  'update currency_rate set title = title',
  'alter table currency_rate enable trigger currency_rate_stays',
  // It is found as it is read, and as it is typed.
  'alter table currency_rate drop column listed_words',
  `alter table currency_rate add column listed_words text generated always as
    (words_for_search(' ' || coalesce("title", '') || ' ' || coalesce(trim_scale("per_dollar")::text, ''))) stored`,
  wordsIndex('currency_rate'),
];

/** A rate's name was written as it was typed, where every amount beside it is read with other decimals. */
export class RatesAreCalledAsRead extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
