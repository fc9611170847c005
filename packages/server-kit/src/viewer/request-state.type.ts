import { registerEnumType } from 'type-graphql';
import { REQUEST_STATES } from './request-state.js';

registerEnumType(REQUEST_STATES, { name: 'RequestState', description: 'waiting: for a second person.' });

export { REQUEST_STATES };

/** What the argument `toDecide` of a list of requests asks for. */
export const TO_DECIDE = 'True: only those that wait, and that the viewer may decide: none of his own.';
