import type { NounRow } from './noun-field.js';

type Said = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is shown as it was said: a text, a number, a switch, names in languages, several words. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((part) => part === null || typeof part !== 'object');
}

/** Beside the id of another record stands what that one is called, which no form knows. */
const namesOthers = (name: string, row: object): boolean =>
  name.endsWith('Ids') || (name.endsWith('Id') && Object.hasOwn(row, name.slice(0, -2)));

/** What the record is called, where one of the fields that changed says it. */
function calledAfter(row: NounRow, changed: readonly string[], said: Said): string {
  for (const name of changed) {
    const [before, after] = [(row as unknown as Said)[name], said[name]];
    if (before === row.name && typeof after === 'string') return after;
    if (before === null || typeof before !== 'object' || after === null || typeof after !== 'object') continue;
    const part = Object.keys(before).find((key) => (before as Said)[key] === row.name);
    const called = part === undefined ? undefined : (after as Said)[part];
    if (typeof called === 'string') return called;
  }
  return row.name;
}

/**
 * A record as its form leaves it, before the server has said so; its version stays that of before. `former`: what the form
 * said as it was opened. Undefined where only the server knows how it will look, or where nothing changed.
 */
export function foreseen(row: NounRow, former: Said, said: Said): NounRow | undefined {
  const changed = Object.keys(said).filter((name) => !same(former[name], said[name]));
  if (changed.length === 0 || changed.some((name) => namesOthers(name, row) || !isPlain(said[name]))) return undefined;
  const part = Object.fromEntries(changed.map((name) => [name, said[name]]));
  return { ...row, ...part, name: calledAfter(row, changed, said) };
}
