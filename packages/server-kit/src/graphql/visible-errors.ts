import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { ArgumentValidationError } from 'type-graphql';
import type { FieldProblem } from './refusal.js';

type ValidationProblem = ArgumentValidationError['extensions']['validationErrors'][number];

/** class-validator's tree as a flat list: {path: 'passengers.0.firstName', code: 'IS_NOT_EMPTY'}. */
function fieldsOf(problems: readonly ValidationProblem[], parent = ''): FieldProblem[] {
  return problems.flatMap(({ property, constraints, children }) => {
    const path = parent ? `${parent}.${property}` : property;
    const own = Object.keys(constraints ?? {}).map((name) => ({
      path,
      code: name.replace(/[A-Z]/g, '_$&').toUpperCase(),
    }));
    return [...own, ...fieldsOf(children ?? [], path)];
  });
}

function visible(error: GraphQLError, log: Logger): GraphQLError {
  const { originalError, path, message } = error;
  if (originalError instanceof ArgumentValidationError) {
    const problems: unknown = originalError.extensions.validationErrors;
    // A validator that throws (a lone surrogate in an e-mail) stands here itself: it could not read the value.
    const fields = Array.isArray(problems) ? fieldsOf(problems) : [];
    return new GraphQLError('The input is not valid.', { path, extensions: { code: 'BAD_USER_INPUT', fields } });
  }
  const coded = originalError instanceof GraphQLError ? originalError : error;
  if (typeof coded.extensions?.['code'] === 'string')
    return new GraphQLError(coded.message, { path, extensions: coded.extensions });
  // Without a path it is GraphQL's own word, or a scalar's, on the variables it was given.
  if (path === undefined) return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  log.error({ err: originalError ?? error, path }, 'unexpected error');
  return new GraphQLError('Something went wrong.', { path, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Coded errors pass, input errors name their fields, everything else is logged and masked. */
export function withVisibleErrors(result: ExecutionResult, log: Logger): ExecutionResult {
  if (!result.errors?.length) return result;
  return { ...result, errors: result.errors.map((error) => visible(error, log)) };
}
