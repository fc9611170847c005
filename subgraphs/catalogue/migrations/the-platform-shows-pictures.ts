import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { GALLERY_PICTURE } from './create-audit.js';

/** The marketplace's own gallery: pictures with captions, for the site and for the app. */
export class ThePlatformShowsPictures extends Migration {
  override up(): void {
    this.addSql(`create table gallery_picture (id bigserial primary key, caption jsonb not null,
      picture varchar(40) null, transport_type text null, amenity_id bigint null,
      shown_in text not null default 'EVERYWHERE', position int not null default 0,
      active boolean not null default true, version int not null default 1,
      constraint gallery_picture_picture_foreign foreign key (picture) references picture (name),
      constraint gallery_picture_amenity_id_foreign foreign key (amenity_id) references amenity (id),
      constraint gallery_picture_transport_type_check check (transport_type in ('BUS', 'TAXI', 'FERRY')),
      constraint gallery_picture_shown_in_check check (shown_in in ('EVERYWHERE', 'SITE', 'APP')))`);
    for (const statement of [...alsoAudit(GALLERY_PICTURE), ...alsoAnnounce('gallery_picture')]) this.addSql(statement);
  }
}
