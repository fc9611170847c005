import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** The picture of an account as we made it of what was sent: 256 px square, WebP, without metadata. */
const ProfilePictureSchema = defineEntity({
  name: 'ProfilePicture',
  tableName: 'profile_picture',
  properties: {
    /** Random: whoever knows it may see the picture. Another picture has another one, so it can be cached for ever. */
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').unique().deleteRule('cascade'),
    content: p.blob(),
    createdAt: p.datetime(),
  },
});
export class ProfilePicture extends ProfilePictureSchema.class {}
ProfilePictureSchema.setClass(ProfilePicture);
