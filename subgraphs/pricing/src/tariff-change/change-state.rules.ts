/** draft: its author works on it; waiting: for a second person. What ended stays as it ended. */
export const CHANGE_STATES = ['draft', 'waiting', 'applied', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What may be done with a change; each ends in another state. */
const NEXT = {
  edit: { draft: 'draft' },
  ask: { draft: 'waiting' },
  apply: { draft: 'applied', waiting: 'applied' },
  decline: { waiting: 'declined' },
  withdraw: { draft: 'withdrawn', waiting: 'withdrawn' },
} as const satisfies Record<string, Partial<Record<ChangeState, ChangeState>>>;

export type ChangeStep = keyof typeof NEXT;

/** The state that a step leads to; undefined where it is not to be done any more. */
export const nextState = (state: ChangeState, step: ChangeStep): ChangeState | undefined =>
  (NEXT[step] as Partial<Record<ChangeState, ChangeState>>)[state];
