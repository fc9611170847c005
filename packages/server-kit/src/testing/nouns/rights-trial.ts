import { expect } from '@jest/globals';
import { scopesOfNoun, scopesSeeing } from '../../crud/noun.js';
import { guest, type Scope, SCOPES, type Viewer } from '../../viewer/viewer.js';
import { letsIn, readDoors, rolesWith } from '../access-table.js';
import { type Asked, nounOperations } from './noun-documents.js';
import { everyRecord } from './noun-desk.js';
import { idsOf, type NounTrial } from './noun-trial.js';

const doors = new Map(readDoors().map((door) => [door.path, door]));
const DENIED = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** Somebody sees what is within his scope, and nothing else. */
async function rowsWithin(trial: NounTrial, scope: Scope): Promise<void> {
  const seen = trial.seenBy(scope);
  if (seen === undefined) return;
  const [all, own] = [await everyRecord(trial.ask), await everyRecord(trial.ask, {}, trial.staff(scope))];
  const [within, without] = [all.filter(seen), all.filter((row) => !seen(row))];
  expect([scope, within.length > 0, without.length > 0]).toEqual([scope, true, true]);
  expect([scope, idsOf(own)]).toEqual([scope, idsOf(within)]);
}

/**
 * Each role of the market, and a guest, passes the doors that docs/access.md opens to it, and no other; a scope in which
 * records are seen reads, one in which they are looked after writes.
 */
export async function permission(trial: NounTrial): Promise<void> {
  const { noun, ask } = trial;
  const input = noun.recorded ? {} : trial.next();
  const variables = { id: '999999999', ids: ['999999999'], version: 1, input, file: '' };
  const visitors: (readonly [column: string, name: string, viewer: Viewer])[] = [
    ['guest', 'a guest', guest()],
    ...rolesWith(noun.permission).map(({ id, name, scope }) => [id, name, trial.staff(scope)] as const),
  ];
  for (const [what, path] of Object.entries(nounOperations(noun)) as [Asked, string][]) {
    const answers: (readonly [name: string, answer: string])[] = [];
    for (const [, name, viewer] of visitors) {
      const { code = '' } = (await ask<{ code?: string } | null>(what, variables, viewer)) ?? {};
      answers.push([name, DENIED.has(code) ? 'refused' : 'let in']);
    }
    const told = visitors.map(([column, name]) => [
      name,
      letsIn(doors.get(path)?.cells[column]) ? 'let in' : 'refused',
    ]);
    expect([path, answers]).toEqual([path, told]);
  }
  for (const scope of SCOPES) {
    const viewer = trial.staff(scope);
    const { total } = await trial.list({}, viewer);
    expect([scope, total !== undefined]).toEqual([scope, scopesSeeing(noun).includes(scope)]);
    if (noun.recorded !== undefined) await rowsWithin(trial, scope);
    if (noun.recorded !== undefined) continue;
    const { code } = await ask<{ code: string }>('update', variables, viewer);
    expect([scope, code]).toEqual([scope, scopesOfNoun(noun).includes(scope) ? 'RECORD_NOT_FOUND' : 'FORBIDDEN']);
  }
}
