/** Which states may follow which. Every state stands as a key; a final state has an empty list. */
export type Transitions<State extends string> = { readonly [from in State]: readonly State[] };

export interface StateMachine<State extends string> {
  readonly initial: State;
  can(from: State, to: State): boolean;
  /** What may come next: screens derive their buttons from it. */
  next(from: State): readonly State[];
  isFinal(state: State): boolean;
}

/** Checks the table once: throws when a state cannot be reached from `initial`. */
export function stateMachine<State extends string>(
  initial: State,
  transitions: Transitions<State>,
): StateMachine<State> {
  const reached = new Set<State>([initial]);
  for (const state of reached) for (const next of transitions[state]) reached.add(next);
  const unreachable = (Object.keys(transitions) as State[]).filter((state) => !reached.has(state));
  if (unreachable.length > 0) throw new Error(`states nobody can reach: ${unreachable.join(', ')}`);
  return {
    initial,
    can: (from, to) => transitions[from].includes(to),
    next: (from) => transitions[from],
    isFinal: (state) => transitions[state].length === 0,
  };
}
