import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  GraphQLError,
  getOperationAST,
  parse,
  validate,
  type GraphQLInputType,
  type NamedTypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { inputDefaults } from './input-defaults.js';
import type { GraphRequest } from './transport.js';

type Run = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

const refuse = (errors: readonly GraphQLError[]): Run => {
  const coded = errors.map(
    (error) => new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }),
  );
  return () => ({ errors: coded });
};

/** graphql-jit refuses `$n: Int! = 1` when n is left out, so all defaults are filled in before. */
function withDefaults(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined) {
  const definitions = (getOperationAST(document, operationName)?.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type as NamedTypeNode) as GraphQLInputType | undefined;
    const complete = type && inputDefaults(type);
    const fallback = definition.defaultValue && valueFromASTUntyped(definition.defaultValue);
    return complete || fallback !== undefined ? [{ name: definition.variable.name.value, fallback, complete }] : [];
  });
  return (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const given: Record<string, unknown> = { ...variables };
    for (const { name, fallback, complete } of definitions) {
      if (given[name] === undefined && fallback !== undefined) given[name] = fallback;
      if (complete && given[name] != null) given[name] = complete(given[name]);
    }
    return given;
  };
}

/** Parses, validates and compiles each document once, by its text; keeps the latest `limit`. */
export class CompiledExecutor {
  readonly #compiled = new Map<string, Run>();

  constructor(
    readonly schema: GraphQLSchema,
    private readonly limit = 1000,
  ) {}

  execute(
    { query, variables, operationName }: GraphRequest,
    context: unknown,
  ): ExecutionResult | Promise<ExecutionResult> {
    const key = operationName ? `${operationName}\n${query}` : query;
    let run = this.#compiled.get(key);
    if (run === undefined) {
      run = this.#compile(query, operationName);
      const oldest = this.#compiled.size >= this.limit ? this.#compiled.keys().next().value : undefined;
      if (oldest !== undefined) this.#compiled.delete(oldest);
      this.#compiled.set(key, run);
    }
    return run(context, variables ?? {});
  }

  #compile(query: string, operationName: string | undefined): Run {
    let document;
    try {
      document = parse(query, { noLocation: true });
    } catch (error) {
      return refuse([error as GraphQLError]);
    }
    const errors = validate(this.schema, document);
    if (errors.length > 0) return refuse(errors);
    const compiled = compileQuery(this.schema, document, operationName);
    if (!isCompiledQuery(compiled)) return () => compiled;
    const complete = withDefaults(this.schema, document, operationName);
    return (context, variables) => compiled.query({}, context, complete(variables)) as ExecutionResult;
  }
}
