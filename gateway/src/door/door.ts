import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { OperationFacts } from '../graph/facts.js';
import type { Prepared } from '../graph/prepare.js';
import type { Limits } from '../limits/limits.js';
import type { Viewers } from '../viewer/viewers.js';

/** Fields after which the tokens of the session that asked speak for somebody else, for longer, or for nobody. */
const OWN_SESSION = new Set(['logout', 'refreshToken', 'changePassword', 'endImpersonation', 'confirmSecondFactor']);
/** Fields after which those of others do. */
const SESSIONS = new Set([
  'endSession',
  'endOtherSessions',
  'resetPassword',
  'deleteMyAccount',
  'setUserActive',
  'updateUser',
  'updateRole',
  'deleteRole',
  'revokeApiKey',
  'rotateApiKey',
]);

/** Runs operations the same way at every door: GraphQL, REST and pages. */
export class Door {
  constructor(
    private readonly limits: Limits,
    private readonly viewers: Viewers,
  ) {}

  async run(
    prepared: Prepared,
    variables: Readonly<Record<string, unknown>>,
    viewer: Viewer,
  ): Promise<ExecutionResult> {
    const { facts } = prepared;
    const refused = facts.isCounted ? await this.#refusalOf(facts, viewer) : undefined;
    if (refused) return { errors: [refused] };
    const result = await prepared.execute(variables, viewer);
    if (facts.isCounted) this.limits.after(facts, viewer, result);
    if (facts.isMutation) this.#forget(facts, viewer);
    return result;
  }

  /** Who somebody is, is kept for ten seconds at most; here it is known to have changed. */
  #forget({ rootFields }: OperationFacts, viewer: Viewer): void {
    if (rootFields.some((name) => SESSIONS.has(name))) this.viewers.forgetAll();
    else if (rootFields.some((name) => OWN_SESSION.has(name))) this.viewers.forget(viewer);
  }

  async #refusalOf(facts: OperationFacts, viewer: Viewer): Promise<GraphQLError | undefined> {
    try {
      await this.limits.before(facts, viewer);
      return undefined;
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  }
}
