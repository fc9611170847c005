import { readFileSync } from 'node:fs';

/** The commonest passwords of ten characters or more, in lower case; data/LICENSE.txt says where they are from. */
const COMMON = new Set(
  readFileSync(new URL('../../data/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Whether a password is one that everybody tries first, however its letters are written. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
