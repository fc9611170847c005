import type { RecordValues } from '../../packages/server-kit/src/crud/check-values.js';
import type { Noun } from '../../packages/server-kit/src/crud/noun.js';
import { nouns as ofBooking } from '../../subgraphs/booking/src/nouns.js';
import { samples as bookingSamples } from '../../subgraphs/booking/test/noun-samples.js';
import { nouns as ofCatalogue } from '../../subgraphs/catalogue/src/nouns.js';
import { samples as catalogueSamples } from '../../subgraphs/catalogue/test/noun-samples.js';
import { nouns as ofPricing } from '../../subgraphs/pricing/src/nouns.js';
import { samples as pricingSamples } from '../../subgraphs/pricing/test/noun-samples.js';
import { nouns as ofUsers } from '../../subgraphs/users/src/nouns.js';
import { samples as usersSamples } from '../../subgraphs/users/test/noun-samples.js';

type Sample = (n: number) => RecordValues;

/** A noun of a subgraph, with its nth record. */
export interface RecordNoun {
  /** Where its table is: the subgraph's name. */
  readonly schema: string;
  readonly noun: Noun;
  readonly sample: Sample;
}

const nounsOf = (schema: string, nouns: readonly Noun[], samples: ReadonlyMap<string, Sample>): RecordNoun[] =>
  nouns.map((noun) => ({ schema, noun, sample: samples.get(noun.name)! }));

/** What every subgraph looks after by lists and forms. */
export const RECORD_NOUNS: readonly RecordNoun[] = [
  ...nounsOf('booking', ofBooking, bookingSamples),
  ...nounsOf('catalogue', ofCatalogue, catalogueSamples),
  ...nounsOf('pricing', ofPricing, pricingSamples),
  ...nounsOf('users', ofUsers, usersSamples),
];
