/** How the codes of a class look: 'MI-' 000042 '-F'. */
export interface CodeFormat {
  readonly prefix: string;
  readonly suffix: string;
  /** So many at least; shorter numbers are filled with zeros. */
  readonly digits: number;
}

/** Capitals, digits and hyphens; no digit beside the number, so that a code is read in one way only. */
export const PREFIX = /^(?:[A-Z0-9-]*[A-Z-])?$/;
export const SUFFIX = /^(?:[A-Z-][A-Z0-9-]*)?$/;
export const LONGEST_AFFIX = 12;
export const MOST_DIGITS = 12;

/** 'MI-000042-F' */
export const codeOf = ({ prefix, suffix, digits }: CodeFormat, number: number): string =>
  `${prefix}${String(number).padStart(digits, '0')}${suffix}`;

/** The number that a code of this format stands for; undefined for any other text, also where zeros are missing. */
export function numberOf(format: CodeFormat, code: string): number | undefined {
  const { prefix, suffix } = format;
  if (!code.startsWith(prefix) || !code.endsWith(suffix) || code.length <= prefix.length + suffix.length)
    return undefined;
  const middle = code.slice(prefix.length, code.length - suffix.length);
  if (!/^\d{1,15}$/.test(middle)) return undefined;
  const number = Number(middle);
  return codeOf(format, number) === code ? number : undefined;
}

const WRITTEN = /^[A-Z0-9][A-Z0-9-]{0,29}$/;

/** A code as staff type it: 'mi-000042 ' is 'MI-000042'; undefined for what no ticket prints. */
export function writtenCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return WRITTEN.test(code) ? code : undefined;
}
