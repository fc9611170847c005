import { Migration } from '@mikro-orm/migrations';

/** Whose messages somebody may see is looked up: an operator's are few of many. */
export class MessagesAreFoundByWhose extends Migration {
  override up(): void {
    this.addSql('create index message_listed_operator_ids on message using gin (operator_ids)');
    this.addSql('create index message_listed_country_codes on message using gin (country_codes)');
  }
}
