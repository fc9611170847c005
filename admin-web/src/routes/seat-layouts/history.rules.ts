/** What was, what is, and what was taken back. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** Of the last change, where several are one for who takes it back: a brush drawn over many cells. */
  readonly stroke: number | undefined;
}

const MOST = 200;

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [], stroke: undefined });

/** The next state; within one stroke it takes the place of the last. What was taken back is forgotten. */
export function changed<State>(history: History<State>, now: State, stroke?: number): History<State> {
  if (now === history.now) return history;
  const isSame = stroke !== undefined && stroke === history.stroke;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], stroke };
}

export function undone<State>({ past, now, future, ...rest }: History<State>): History<State> {
  if (past.length === 0) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], stroke: undefined };
}

export function redone<State>({ past, now, future, ...rest }: History<State>): History<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, stroke: undefined };
}
