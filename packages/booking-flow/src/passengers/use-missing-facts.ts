import { useState } from 'react';
import { faultsOfMissing, type Lacking, type TypedFacts } from './missing-facts.js';
import type { PassengerFault } from './passenger-form.js';

/** What the server found wrong, and in what. */
export interface RefusedFacts {
  typed: readonly TypedFacts[];
  faults: readonly PassengerFault[];
}

/**
 * What is typed of the people, and what is wrong with it: a field is judged when it is left, all of them when it is sent.
 * What only the server found stays until that field is changed. `accept` answers whether it may be sent.
 */
export function useMissingFacts(people: readonly Lacking[], day: string, refused?: RefusedFacts) {
  const [typed, setTyped] = useState<readonly TypedFacts[]>(refused?.typed ?? people.map(() => ({})));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isSent = attempt > 0 || refused !== undefined;
  const all = faultsOfMissing(people, typed, day);
  const valueIn = (facts: readonly TypedFacts[] | undefined, path: string): string => {
    const [, index, name] = path.split('.');
    return facts?.[Number(index)]?.[name as keyof TypedFacts] ?? '';
  };
  const fromServer = (refused?.faults ?? []).filter(
    ({ path }) => !all.some((one) => one.path === path) && valueIn(typed, path) === valueIn(refused?.typed, path),
  );
  return {
    people,
    typed,
    attempt,
    faults: [...all.filter(({ path }) => isSent || left.includes(path)), ...fromServer],
    isSent,
    change: (index: number, change: TypedFacts) =>
      setTyped((before) => people.map((_, at) => (at === index ? { ...before[at], ...change } : (before[at] ?? {})))),
    leave: (path: string) => setLeft((paths) => (paths.includes(path) ? paths : [...paths, path])),
    accept: (): boolean => {
      setAttempt((before) => before + 1);
      return all.length === 0;
    },
  };
}

export type MissingFactsHandle = ReturnType<typeof useMissingFacts>;
