export type Facts = Readonly<Record<string, unknown>>;

/** An expected no of the graph; its words are app-kit's. */
export interface Refused {
  __typename: 'Refused';
  code: string;
  facts: Facts;
}

/** One that brings its own words. */
export interface ToldRefusal extends Refused {
  text: string;
}

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && (answer as { __typename?: unknown }).__typename === 'Refused';
