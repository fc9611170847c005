import type { ClassType } from 'type-graphql';
import { type FieldSaid, type Link, type NounField, reference } from './noun-field.js';
import { references } from './plural-field.js';

/** An entity of a neighbour, as this subgraph's graph has it: by its id. */
type Known = ClassType<{ id: string }>;

interface NeighbourSaid extends FieldSaid {
  readonly of: Known;
  readonly optional?: true;
}

/**
 * A record that a neighbour looks after, by its id; the neighbour says its name beside it: operatorId, operator. Whether
 * there is such a record, `consult` of the noun asks.
 */
export function neighbourReference<const Said extends NeighbourSaid>({ of, ...said }: Said) {
  // Of no table here: neither a name nor who may see it is read from one.
  const { of: _, ...field } = reference({ ...said, to: undefined as never } as Omit<Said, 'of'> & { to: never });
  return { ...field, neighbours: of } as unknown as NounField<Said extends { optional: true } ? string | null : string>;
}

/** Several of them: stopIds, stopNames. */
export function neighbourReferences({
  of,
  ...said
}: Omit<FieldSaid, 'sorted' | 'filtered' | 'searched'> & {
  readonly of: Known;
  readonly link: Link;
  readonly max: number;
}) {
  const { of: _, ...field } = references({ ...said, to: undefined as never });
  return { ...field, neighbours: of } as unknown as NounField<readonly string[]>;
}
