import { type CodeFormat, codeOf } from './code-format.rules.js';

export interface CodeRangeValues {
  readonly from: number;
  /** Included. */
  readonly to: number;
}

interface RangeProblem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Record<string, unknown>;
}

/** A range as it is, with the number that it gives next. */
interface RangeBefore extends CodeRangeValues {
  readonly next: number;
}

/** Whether a number of it was given. */
export const isBegun = ({ from, next }: RangeBefore): boolean => next > from;

/** What a change of a range may not do: a code that was given was of it, and stays so. */
export function changeProblems(before: RangeBefore, { from, to }: CodeRangeValues): RangeProblem[] {
  if (!isBegun(before)) return [];
  const given = before.next - 1;
  return [
    ...(from === before.from ? [] : [{ path: 'from', code: 'FIXED' }]),
    ...(to >= given ? [] : [{ path: 'to', code: 'MIN', facts: { min: given } }]),
  ];
}

/** A number that the digits of its class do not hold. */
export function lengthProblems(format: CodeFormat, { to }: CodeRangeValues): RangeProblem[] {
  const { prefix, suffix, digits } = format;
  return codeOf(format, to).length > prefix.length + digits + suffix.length ? [{ path: 'to', code: 'TOO_LONG' }] : [];
}
