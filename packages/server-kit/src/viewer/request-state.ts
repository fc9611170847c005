/** What becomes of a request that one person asks for and a second one decides. */
export const REQUEST_STATES = {
  waiting: 'waiting',
  done: 'done',
  refused: 'refused',
  withdrawn: 'withdrawn',
} as const;
export type RequestState = keyof typeof REQUEST_STATES;
