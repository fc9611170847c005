import type { RecordValues } from '../../packages/server-kit/src/crud/check-values.js';
import type { Noun } from '../../packages/server-kit/src/crud/noun.js';
import { nouns as ofCatalogue } from '../../subgraphs/catalogue/src/nouns.js';
import { samples as samplesOfCatalogue } from '../../subgraphs/catalogue/test/noun-samples.js';
import { nouns as ofPricing } from '../../subgraphs/pricing/src/nouns.js';
import { samples as samplesOfPricing } from '../../subgraphs/pricing/test/noun-samples.js';

interface KeptNoun {
  readonly noun: Noun;
  /** Whose tables have its records. */
  readonly subgraph: string;
  readonly sample: (n: number) => RecordValues;
}

const of = (
  subgraph: string,
  nouns: readonly Noun[],
  samples: ReadonlyMap<string, KeptNoun['sample']>,
): readonly KeptNoun[] => nouns.map((noun) => ({ noun, subgraph, sample: samples.get(noun.name)! }));

/** What the back office looks after by lists and forms, in whichever subgraph. */
export const EVERY_NOUN: readonly KeptNoun[] = [
  ...of('catalogue', ofCatalogue, samplesOfCatalogue),
  ...of('pricing', ofPricing, samplesOfPricing),
];
