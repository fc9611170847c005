import { registerEnumType } from 'type-graphql';

/** What becomes of a request that one person asks for and a second one decides. */
export const REQUEST_STATES = {
  waiting: 'waiting',
  done: 'done',
  refused: 'refused',
  withdrawn: 'withdrawn',
} as const;
export type RequestState = keyof typeof REQUEST_STATES;

registerEnumType(REQUEST_STATES, { name: 'RequestState', description: 'waiting: for a second person.' });

/** What the argument `toDecide` of a list of requests asks for. */
export const TO_DECIDE = 'True: only those that wait, and that the viewer may decide: none of his own.';
