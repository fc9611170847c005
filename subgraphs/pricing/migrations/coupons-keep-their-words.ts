import { Migration } from '@mikro-orm/migrations';
import { keepWords } from '@naga/server-kit/crud/keep-words.js';
import { AUDITED } from './create-audit.js';

/** A coupon keeps the words it is found by (decision 121). */
export class CouponsKeepTheirWords extends Migration {
  override up(): void {
    const audited = AUDITED.find(({ table }) => table === 'coupon')!;
    for (const statement of keepWords({ audited, searched: ['"name"'] })) this.addSql(statement);
  }
}
