import 'reflect-metadata';
import { GraphQLError } from 'graphql';
import { Directive, Field, ObjectType } from 'type-graphql';
import { JSONObject } from './scalars.js';

/** What words need to be said: seat numbers, minutes, amounts. */
export type Facts = Readonly<Record<string, unknown>>;

/** An expected no. Commands throw it, resolvers answer it as `Refused`; the words live in the clients. */
export abstract class Refusal extends Error {
  abstract readonly code: string;
  constructor(readonly facts: Facts = {}) {
    super();
    this.name = new.target.name;
  }
}

/** One wrong field of an input. `path` is as the client sent it: 'passengers.0.firstName'. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Facts;
}

/** Input that no state of the world could make right; clients show each problem at its field. */
export class InvalidInput extends GraphQLError {
  constructor(fields: readonly FieldProblem[]) {
    super('The input is not valid.', { extensions: { code: 'BAD_USER_INPUT', fields } });
  }
}

@Directive('@shareable')
@ObjectType({ description: 'An expected no: a stable code and the facts its words need.' })
export class Refused {
  @Field()
  code!: string;

  @Field(() => JSONObject)
  facts!: Facts;

  static because(refusal: Refusal): Refused {
    return Object.assign(new Refused(), { code: refusal.code, facts: refusal.facts });
  }
}

/** Runs a command and turns its refusal into an answer; everything else stays an error. */
export async function orRefused<T>(command: () => Promise<T>): Promise<T | Refused> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof Refusal) return Refused.because(error);
    throw error;
  }
}
