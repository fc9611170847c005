import { defineEntity, p } from '@mikro-orm/core';

/** Failed logins of one account, one address, or one account from one address, within one window. */
const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  tableName: 'login_attempt',
  properties: {
    /** SHA-256 of what is counted: names and addresses of strangers are not kept. */
    key: p.string().length(64).primary(),
    windowStartedAt: p.datetime().index(),
    failures: p.integer(),
  },
});
export class LoginAttempt extends LoginAttemptSchema.class {}
LoginAttemptSchema.setClass(LoginAttempt);
