/** What an operator agent does (specification, section 3: only for operator agents). */
export const ACCOUNT_TYPES = { COUNTER: 'COUNTER', CALL_CENTRE: 'CALL_CENTRE', DRIVER: 'DRIVER' } as const;
export type AccountType = keyof typeof ACCOUNT_TYPES;

/** The lists of users of the back office (specification, section 2). */
export const USER_LISTS = {
  ALL: 'ALL',
  REWARDS: 'REWARDS',
  ACCOUNTS: 'ACCOUNTS',
  OPERATOR_PAYMENT: 'OPERATOR_PAYMENT',
  PLATFORM_PAYMENT: 'PLATFORM_PAYMENT',
  OPERATOR_ADMIN: 'OPERATOR_ADMIN',
  OPERATOR_AGENT: 'OPERATOR_AGENT',
} as const;
export type UserList = keyof typeof USER_LISTS;

export const USER_SORTS = { NEWEST: 'NEWEST', NAME: 'NAME', ROLE: 'ROLE', LAST_LOGIN: 'LAST_LOGIN' } as const;
export type UserSort = keyof typeof USER_SORTS;
