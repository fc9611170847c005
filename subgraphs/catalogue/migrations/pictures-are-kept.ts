import { Migration } from '@mikro-orm/migrations';
import { CREATE_PICTURE } from '@naga/server-kit/pictures/picture.entity.js';

/**
 * Pictures are files of ours that rows name (docs/decisions/0085). What logos and backgrounds said before were addresses
 * of other sites, and these are lost: whoever had a logo adds it anew.
 */
export class PicturesAreKept extends Migration {
  override up(): void {
    this.addSql(CREATE_PICTURE);
    this.addSql('alter table operator drop column logo_url, drop column app_background');
    this.addSql(`alter table operator
      add column logo varchar(40) null constraint operator_logo_foreign references picture (name),
      add column app_background varchar(40) null constraint operator_app_background_foreign references picture (name)`);
  }
}
