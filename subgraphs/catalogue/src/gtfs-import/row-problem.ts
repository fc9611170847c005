/** What is wrong with a row of a feed. */
export interface RowProblem {
  readonly file: string;
  /** As an editor counts: the headings are line 1. 0: the file itself. */
  readonly line: number;
  readonly code: string;
  readonly field: string | null;
  /** What stands there, cut to what a screen shows. */
  readonly value: string | null;
}

/** The first are told one by one; a feed that is wrong in all of its million rows is told so by their number. */
export const MOST_TOLD = 500;
const MOST_LETTERS = 60;

/** The first letters of a text; what is kept holds no half of a letter. */
export const cut = (text: string, letters: number): string => text.slice(0, letters).toWellFormed();

export class RowProblems {
  readonly told: RowProblem[] = [];
  count = 0;

  add(file: string, line: number, code: string, field: string | null = null, value: string | null = null): void {
    this.count += 1;
    if (this.told.length < MOST_TOLD)
      this.told.push({ file, line, code, field, value: value === null ? null : cut(value, MOST_LETTERS) });
  }
}
