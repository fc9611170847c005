/** One step on the way to a seat's price: of a quote, or as it was sold. Minor units. */
export interface Stage {
  readonly name: string;
  readonly amount: number;
  readonly names?: object | null;
}

/** A seat of a ride with the way to its price. */
export interface MadeSeat {
  readonly number: string;
  /** The country whose nationals' price it has; null: the visitors'. */
  readonly localOf: string | null;
  readonly isChild: boolean;
  readonly stages: readonly Stage[];
}

/** Seats of one ride whose price came about in the same way. */
export interface MadeAlike extends Omit<MadeSeat, 'number'> {
  readonly count: number;
  /** Of those that are chosen already. */
  readonly numbers: readonly string[];
  /** Of each of them. */
  readonly each: number;
}

/** What changes nothing is no news to who pays; the first step is the price itself. */
const tells = ({ amount }: Stage, index: number): boolean => index === 0 || amount !== 0;

const keyOf = ({ localOf, isChild, stages }: MadeSeat): string =>
  JSON.stringify([localOf, isChild, stages.map(({ name, amount, names }) => [name, amount, names ?? null])]);

/** The seats of a ride by how their prices came about, in the order of their first seats. */
export const madeAlike = (seats: readonly MadeSeat[]): MadeAlike[] =>
  [...Map.groupBy(seats, keyOf).values()].map((own) => {
    const { localOf, isChild, stages } = own[0]!;
    return {
      localOf,
      isChild,
      count: own.length,
      numbers: own.map(({ number }) => number).filter((number) => number !== ''),
      stages: stages.filter(tells),
      each: stages.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
