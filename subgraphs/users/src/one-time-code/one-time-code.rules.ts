/** Rules.md 14 says nothing of them; usual: six digits, ten minutes, five tries. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const CODES = 1_000_000;

/** Six digits of a number below a million. */
export const sixDigits = (number: number): string => String(number % CODES).padStart(6, '0');

/** Digits as people copy them: '012 345' and '012-345' are the same. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');
