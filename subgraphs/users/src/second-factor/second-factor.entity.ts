import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** The authenticator app of an account, confirmed by a code of it. */
const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').primary().deleteRule('cascade'),
    /** The shared secret, sealed: AES-256-GCM. */
    sealedSecret: p.string(),
    confirmedAt: p.datetime(),
    /** The 30-second step of the last code that was taken: a code serves once. */
    lastStep: p.bigint('number'),
  },
});
export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);

/** The secret its owner has seen and not answered with a code yet. */
const PendingSecondFactorSchema = defineEntity({
  name: 'PendingSecondFactor',
  tableName: 'pending_second_factor',
  properties: {
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').primary().deleteRule('cascade'),
    sealedSecret: p.string(),
    createdAt: p.datetime(),
  },
});
export class PendingSecondFactor extends PendingSecondFactorSchema.class {}
PendingSecondFactorSchema.setClass(PendingSecondFactor);

/** One of the ten codes for the day the telephone is lost; serves once. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  uniques: [{ properties: ['accountId', 'codeHash'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    codeHash: p.string().length(64),
    usedAt: p.datetime().nullable(),
  },
});
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);

/** A login whose first factor was right and that waits for the second. */
const LoginChallengeSchema = defineEntity({
  name: 'LoginChallenge',
  tableName: 'login_challenge',
  properties: {
    /** SHA-256 of what the client holds. */
    tokenHash: p.string().length(64).primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').index().deleteRule('cascade'),
    remember: p.boolean(),
    /** Of the authenticator app that is set up with this login, where the role requires one and there is none. */
    sealedSetup: p.string().nullable(),
    tries: p.integer().default(0),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class LoginChallenge extends LoginChallengeSchema.class {}
LoginChallengeSchema.setClass(LoginChallenge);
