import type { UsersContext } from '../services.js';
import type { LoginOutcome } from '../session/session-view.js';
import type { AnswerSecondFactorArgs } from './second-factor.type.js';
export async function answerSecondFactor(_: UsersContext, __: AnswerSecondFactorArgs): Promise<LoginOutcome> {
  throw new Error('unfinished');
}
