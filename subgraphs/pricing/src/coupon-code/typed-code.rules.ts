/** A code as it is stored, of one as it was typed: blanks around it and small letters do not count (rules.md 9). */
export const readCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase();

/** What a code may consist of: it is read out on the telephone and stands in links. */
export const isCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9_-]{2,29}$/.test(code);
