import { defineEntity, p } from '@mikro-orm/core';
import { CommissionLevel } from '../commission-level/commission-level.entity.js';
import { Role } from '../role/role.entity.js';

/**
 * A person who can sign in: the User of the specification, section 3. E-mail and user name are stored in lower case and
 * telephone numbers in E.164, so that plain unique constraints hold whatever way a person writes them. Of secrets only
 * hashes are stored.
 */
const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  indexes: [
    {
      name: 'account_blocked_phone_index',
      expression:
        'create index account_blocked_phone_index on account ("right"(phone_number, 8)) where block_pay_on_boarding',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    firstName: p.string(),
    lastName: p.string(),
    userName: p.string().unique().nullable(),
    email: p.string().unique().nullable(),
    secondaryEmail: p.string().nullable(),
    phoneNumber: p.string().unique().nullable(),
    profilePicture: p.text().nullable(),
    roleId: () => p.manyToOne(Role).mapToPk().fieldName('role_id').index(),
    active: p.boolean().default(true),
    allowAutoLogin: p.boolean().default(false),
    /** Of the single-use code of autoLogin/{email}/{uniqueCode}. */
    uniqueLoginCodeHash: p.string().unique().nullable(),
    blockPayOnBoarding: p.boolean().default(false),
    allowPayOnBoardingEvenIfAutoBlocked: p.boolean().default(false),
    allowMobileOtpWithNoLimit: p.boolean().default(false),
    telegramId: p.string().unique().nullable(),
    operatorId: p.bigint('string').nullable().index(),
    branchId: p.bigint('string').nullable(),
    agencyId: p.bigint('string').nullable().index(),
    /** What he earns of what he sells, in place of his agency's level. */
    commissionLevelId: () =>
      p
        .manyToOne(CommissionLevel)
        .mapToPk()
        .nullable()
        .deleteRule('no action')
        .fieldName('commission_level_id')
        .index(),
    /** ISO 3166-1: the country a country admin looks after; of staff the one of their operator or agency. */
    countryCode: p.string().length(2).nullable(),
    /** Only of operator agents. */
    accountType: p.enum(['COUNTER', 'CALL_CENTRE', 'DRIVER'] as const).nullable(),
    /** argon2id; null: signs in by other means only. */
    passwordHash: p.string().nullable(),
    changePasswordOnFirstLogin: p.boolean().default(false),
    stopEmailNotification: p.boolean().default(false),
    cargoAgent: p.boolean().default(false),
    language: p.string().length(2).default('en'),
    /** In which he reads prices; null: he has chosen none. */
    currency: p.string().length(3).nullable(),
    createdAt: p.datetime().index(),
    /** Counts changes by people: who saves an older one is told CHANGED_MEANWHILE. */
    version: p.integer().default(1),
    updatedAt: p.datetime().nullable(),
    /** Who changed it last: an account. */
    updatedById: p.bigint('string').nullable(),
    /** When its e-mail address was proved by a link; null: not yet. */
    emailVerifiedAt: p.datetime().nullable(),
    /** When its mobile number was proved by a code; null: not yet. */
    mobileVerifiedAt: p.datetime().nullable(),
    /** A number its owner gave and has not proved yet; it becomes phoneNumber with the code. */
    pendingPhoneNumber: p.string().nullable(),
    uniqueLoginCodeExpiresAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    passwordChangedAt: p.datetime().nullable(),
    /** Its owner asked to be forgotten: nothing of him is left in this row. */
    deletedAt: p.datetime().nullable(),
  },
});
export class Account extends AccountSchema.class {}
AccountSchema.setClass(Account);
