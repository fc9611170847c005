import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Not the code that was sent, or too late, tried too often, or used already: none is told apart. */
export class CodeWrong extends Refusal {
  readonly code = 'CODE_WRONG';
}
