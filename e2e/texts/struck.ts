import { TEXT_COLUMNS } from './text-columns.js';

const COLUMNS = Object.keys(TEXT_COLUMNS);

/** Ends an attribute and a script, is an element that runs, and a template's sum; together with its start a formula. */
const ATTACK = `"'></script><img src=x onerror=top.struck=1>{{7*7}}`;

/** In few letters: many columns have room for sixty. */
const short = (number: number): string => number.toString(36);

/** What a screen must show of the text that was written into this column ('users.agency.name'). */
export const remains = (column: string): string => `c${short(COLUMNS.indexOf(column))}${ATTACK}`;

/** An attack that says into which column it was written; `by` keeps texts apart where no two may be alike. */
export const struck = (column: string, by: string | number): string =>
  `=1+${typeof by === 'number' ? short(by) : by}${remains(column)}`;

/** In a row of the database, whatever column holds it. */
export const ANY_ATTACK = '%onerror=top.struck%';
