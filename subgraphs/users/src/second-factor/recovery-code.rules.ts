/** Without letters and digits that look alike: 32 signs, five bits each. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ123456789';

/** How many are given at a time. */
export const RECOVERY_CODES = 10;
/** Random bytes of one: eighty bits. */
export const RECOVERY_BYTES = 16;

/** 'ABCD-EFGH-JKMN-PQRS' of sixteen random bytes. */
export const recoveryCode = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** As people type it: small letters, without or with other hyphens. */
export const normalRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z1-9]/g, '');
