import { type Reach, REACHES } from '@naga/kernel/reach.js';
import { readFileSync } from 'node:fs';
import { askedBy } from '../graphql/doors.js';

/** What docs/access.md says of one operation. */
export interface Door {
  /** 'Query.bookings' */
  readonly path: string;
  /** What it takes to come in: 'booking.edit as operator, all'. */
  readonly asks: string;
  /** By role id; 'guest' for nobody in particular. A cell of the table: 'all', 'own', 'key', 'everyone', 'P all', '–'. */
  readonly cells: Readonly<Record<string, string>>;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

const readTable = (): string[][] =>
  readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8')
    .split('\n')
    .map(cellsOf);

/** The table of docs/access.md: who may do what, as it is promised. */
export function readDoors(): Door[] {
  let head: string[] = [];
  const doors: Door[] = [];
  for (const cells of readTable()) {
    const [path = '', asks = ''] = cells;
    if (path === 'operation') head = cells;
    else if (/^[A-Z]\w*\.\w+$/.test(path))
      doors.push({ path, asks, cells: Object.fromEntries(head.map((name, at) => [name, cells[at]!])) });
  }
  return doors;
}

/** A cell that lets in: what needs a second person is done by nobody alone. */
export const letsIn = (cell: string | undefined): boolean =>
  cell !== undefined && cell !== '–' && !cell.startsWith('P ');

/** The scope a cell names; undefined where it does not let in or asks no scope. */
export function scopeIn(cell: string | undefined): Reach | undefined {
  const scope = cell?.replace(/^flagged /, '');
  return REACHES.find((reach) => reach === scope);
}

/** A role of the market: the id that its column has, and how far it holds a permission as far as any door shows. */
export interface RoleOfMarket {
  readonly id: string;
  readonly name: string;
  readonly scope: Reach | undefined;
}

/** The roles of the market with the widest scope in which one of the doors lets each in by a permission. */
export function rolesWith(permission: string): readonly RoleOfMarket[] {
  const doors = readDoors().filter(({ asks }) => askedBy(asks).permission === permission && !asks.includes(' in any '));
  const roles = readTable().flatMap(([id = '', name = '']) => (/^\d+$/.test(id) ? [{ id, name }] : []));
  return roles.map((role) => {
    const scopes = doors.map(({ cells }) => scopeIn(cells[role.id]));
    return { ...role, scope: REACHES.findLast((reach) => scopes.includes(reach)) };
  });
}
