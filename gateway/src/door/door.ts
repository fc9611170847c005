import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { OperationFacts } from '../graph/facts.js';
import { isRefused, type Prepared } from '../graph/prepare.js';
import type { Limits } from '../limits/limits.js';
import { onlyLooks, type Viewers } from '../viewer/viewers.js';
import { codedError } from './coded-error.js';

/** After these the tokens of the session that asked speak for somebody else, for longer, or for nobody. */
const OWN_SESSION = new Set(['logout', 'refreshToken', 'changePassword', 'endImpersonation', 'confirmSecondFactor']);
/** After these, those of all sessions of who asked. */
const OWN_SESSIONS = new Set(['endSession', 'endOtherSessions', 'changePassword', 'deleteMyAccount']);
/** After these, those of somebody else; whose, only users knows. */
const OTHERS = new Set([
  'resetPassword',
  'setUserActive',
  'resetSecondFactor',
  'updateUser',
  'updateRole',
  'deleteRole',
  'updateAgency',
  'revokeApiKey',
  'rotateApiKey',
]);

/** Accounts have no mode: what somebody changed in the sandbox would be missing in the audit of what is real. */
const lookingChangesNothing = (): GraphQLError =>
  codedError(403, 'FORBIDDEN', 'With X-Mode one looks at the sandbox; what changes it carries one of its keys.');

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
    if (facts.isMutation && onlyLooks(viewer)) return { errors: [lookingChangesNothing()] };
    const refused = facts.isCounted ? await this.#refusalOf(facts, viewer) : undefined;
    if (refused) return { errors: [refused] };
    const result = await prepared.execute(variables, viewer);
    if (facts.isCounted) this.limits.after(facts, viewer, result);
    if (facts.isMutation) this.#forget(facts, viewer, result);
    return result;
  }

  /** Who somebody is, is kept for ten seconds at most; here it is known to have changed. */
  #forget({ rootFields }: OperationFacts, viewer: Viewer, result: ExecutionResult): void {
    if (rootFields.some((name) => OWN_SESSION.has(name))) this.viewers.forget(viewer);
    if (result.errors || isRefused(result)) return;
    if (rootFields.some((name) => OTHERS.has(name))) this.viewers.forgetAll();
    else if (rootFields.some((name) => OWN_SESSIONS.has(name))) this.viewers.forgetSessionsOf(viewer);
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
