import { randomInt } from 'node:crypto';
import { expect } from '@jest/globals';
import { addDays, type TravelDate, travelDate } from '@naga/kernel/travel-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { dyingAt, stumblingAt } from '@naga/server-kit/testing/dying-at.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import fc from 'fast-check';
import { draws } from '@naga/server-kit/testing/draws.js';
import { type ExecutionResult, parse } from 'graphql';
import { expectLegalSteps } from '../legal-steps.js';
import { expectSettledWorld } from '../settled-world.js';
import { expectWholeWorld } from '../whole-world.js';
import type { Traveller, World } from '../world.js';
import { colleaguesFor } from './colleagues.js';
import { admin, type Intruder, INTRUDERS, isStrangerTo } from './people.js';
import { expectSoundBooks } from './sound-books.js';

/** Something that somebody does; what is refused is refused. */
export interface Step {
  /** The mutations it may make, and no others. */
  readonly makes: readonly string[];
  readonly take: (walk: Walk) => Promise<unknown>;
}
export type Steps = Readonly<Record<string, Step>>;

/** What befalls a step. A process dies after a statement, or one statement fails: then the step is taken again. */
export type Trouble =
  | { readonly kind: 'none' | 'at once' }
  /** In a tour somebody who may not asks first. */
  | { readonly kind: 'twice'; readonly who?: Intruder }
  | { readonly kind: 'intruder'; readonly who: Intruder }
  /** Somebody else who may does it, where there is one: the n-th of them. */
  | { readonly kind: 'colleague'; readonly nth: number }
  | { readonly kind: 'dies' | 'stumbles'; readonly statement: number };

const intruders = Object.keys(INTRUDERS) as Intruder[];

const NONE: Trouble = { kind: 'none' };

const troubles: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(NONE) },
  { weight: 1, arbitrary: fc.constant<Trouble>({ kind: 'twice' }) },
  { weight: 2, arbitrary: fc.constant<Trouble>({ kind: 'at once' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('intruder' as const),
      who: fc.constantFrom(...intruders),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('colleague' as const), nth: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('dies' as const, 'stumbles' as const),
      statement: fc.integer({ min: 1, max: 30 }),
    }),
  },
);

const fields = new Map<string, string | undefined>();

/** The mutation a document makes; undefined for a query. */
function mutationOf(document: string): string | undefined {
  if (!fields.has(document)) {
    const [definition] = parse(document).definitions;
    const isMutation = definition?.kind === 'OperationDefinition' && definition.operation === 'mutation';
    const [field] = isMutation ? definition.selectionSet.selections : [];
    fields.set(document, field?.kind === 'Field' ? field.name.value : undefined);
  }
  return fields.get(document);
}

type Answer = ExecutionResult<{ answer: unknown }>;
type Run = (document: string, variables: unknown, viewer: Viewer) => Promise<Answer>;

interface Said {
  readonly __typename?: string;
  readonly code?: string;
  /** Of several. */
  readonly done?: readonly string[];
  readonly failed?: readonly { readonly code: string }[];
}

/** What a form names is not there for whoever does not see it. */
const isUnknown = (fields: unknown): boolean =>
  Array.isArray(fields) && fields.every(({ code }: { code: string }) => code === 'UNKNOWN');

const refusalOf = ({ data, errors }: Answer): string | undefined => {
  if (errors) {
    const { code, fields } = errors[0]!.extensions;
    return isUnknown(fields) ? 'UNKNOWN' : String(code);
  }
  const answer = data?.answer as Said | false | null | undefined;
  if (answer == null || answer === false || (Array.isArray(answer) && answer.length === 0)) return 'NOTHING';
  if (answer.done?.length === 0) return answer.failed?.[0]?.code;
  return answer.__typename === 'Refused' ? answer.code! : undefined;
};

/** How somebody is turned away who may not: as if it did not exist. */
const AWAY = 'NOTHING|UNKNOWN|FORBIDDEN|UNAUTHENTICATED|CASH_CODE_UNKNOWN|\\w+_NOT_FOUND';
const TURNED_AWAY = new RegExp(`^(${AWAY})$`);
const TURNED_AWAY_TOO = new RegExp(`by another: (${AWAY})$`);

/** Everything that a command leaves behind. */
const TRACES = `select (select max(id) from audit_entry) as audit, (select count(*) from ledger_entry) as ledger,
  (select count(*) from outbox_event) as told, (select count(*) from booking_event) as noted,
  (select count(*) from seat_claim) as claims, (select coalesce(sum(amount), 0) from balance) as balances`;

/** People who do things in any order, in a world where things go wrong: what they ask passes through here. */
export class Walk {
  /** Mutations that somebody made without being refused, in the whole file. */
  readonly made = new Set<string>();
  /** Mutations that were refused to somebody. */
  readonly refused = new Set<string>();
  /** Whom this run is about. */
  traveller!: Traveller;
  /** The first ride he wanted. */
  leg = '';
  #trouble: Trouble = NONE;
  #step: Step | undefined;
  /** Turned away so far. */
  intruders = 0;
  /** Colleagues who did instead what they may as well. */
  readonly stoodIn = new Set<string>();

  constructor(readonly world: World) {
    const test = world.test as { run: Run };
    const run = test.run.bind(test);
    test.run = (document, variables, viewer) => this.#passes(run, document, variables, viewer);
  }

  /** The local day it is, or one that many days later. */
  day(later = 0): TravelDate {
    return addDays(localMoment(this.world.clock.now()).date, later);
  }

  /** Time goes on to a local time of a day, never back. */
  untilLocal(date: string, time: string): void {
    const instant = Date.parse(`${travelDate(date)}T${time}:00+07:00`);
    if (this.world.clock.now() < instant) this.world.clock.set(new Date(instant).toISOString());
  }

  /** The newest id a statement finds; '0' where there is none. */
  async newest(sql: string, ...values: unknown[]): Promise<string> {
    const [row] = await this.world.rows<{ id: string | number }>(sql, values);
    return String(row?.id ?? 0);
  }

  get isQuiet(): boolean {
    return this.#trouble.kind === 'none' || this.#trouble.kind === 'colleague';
  }

  async take(step: Step, trouble: Trouble): Promise<void> {
    this.#step = step;
    this.#trouble = trouble;
    try {
      if (trouble.kind === 'dies') await dyingAt(trouble.statement, () => step.take(this));
      if (trouble.kind === 'stumbles') await stumblingAt(trouble.statement, () => step.take(this));
      await step.take(this);
    } finally {
      this.#step = undefined;
      this.#trouble = NONE;
    }
  }

  async #passes(run: Run, document: string, variables: unknown, viewer: Viewer): Promise<Answer> {
    const mutation = mutationOf(document);
    const trouble = this.#trouble;
    if (mutation === undefined || this.#step === undefined) return run(document, variables, viewer);
    expect(this.#step.makes).toContain(mutation);
    const intruder = 'who' in trouble ? trouble.who : undefined;
    if (intruder !== undefined && isStrangerTo(intruder, mutation))
      await this.#turnsAway(intruder, mutation, (who) => run(document, variables, who));
    if (trouble.kind === 'colleague')
      return this.#standsIn(trouble.nth, mutation, viewer, (who) => run(document, variables, who));
    return this.#asked(
      mutation,
      () => run(document, variables, viewer),
      () => run(document, variables, admin(this.world, '2').viewer),
    );
  }

  #note(mutation: string, said: string | undefined): void {
    // What a dying process says is no refusal.
    if (said === 'INTERNAL_SERVER_ERROR') return;
    (said === undefined ? this.made : this.refused).add(mutation);
  }

  async #asked(mutation: string, ask: () => Promise<Answer>, colleague: () => Promise<Answer>): Promise<Answer> {
    const { kind } = this.#trouble;
    const answers = kind === 'at once' ? await Promise.all([ask(), colleague()]) : [await ask()];
    if (kind === 'twice') answers.push(await ask());
    for (const answer of answers) this.#note(mutation, refusalOf(answer));
    if (kind !== 'dies' && kind !== 'stumbles') expect(answers.map(refusalOf)).not.toContain('INTERNAL_SERVER_ERROR');
    return (kind === 'at once' && answers.find((one) => refusalOf(one) === undefined)) || answers[0]!;
  }

  /** Who may as well does it instead: he is turned away only where the other one is turned away, too. */
  async #standsIn(
    nth: number,
    mutation: string,
    viewer: Viewer,
    ask: (who: Viewer) => Promise<Answer>,
  ): Promise<Answer> {
    const colleagues = colleaguesFor(this, mutation, viewer);
    const [name, colleague] = colleagues[nth % colleagues.length] ?? [];
    const first = await ask(colleague?.viewer ?? viewer);
    const said = refusalOf(first);
    expect(said).not.toBe('INTERNAL_SERVER_ERROR');
    this.#note(mutation, said);
    if (said === undefined && name !== undefined) this.stoodIn.add(name);
    if (name === undefined || said === undefined || !TURNED_AWAY.test(said)) return first;
    const second = await ask(viewer);
    expect(`${mutation} by ${name}: ${said}, by another: ${refusalOf(second) ?? 'done'}`).toMatch(TURNED_AWAY_TOO);
    return second;
  }

  /** Somebody who may not asks the same: he is told that there is nothing, and nothing has changed. */
  async #turnsAway(who: Intruder, mutation: string, ask: (viewer: Viewer) => Promise<Answer>): Promise<void> {
    const traces = await this.world.rows(TRACES);
    const said = refusalOf(await ask(INTRUDERS[who](this.world).viewer));
    expect(`${mutation} by ${who}: ${said}`).toMatch(new RegExp(`^${mutation} by ${who}: (${AWAY})$`));
    expect({ [`left behind by ${who} with ${mutation}`]: await this.world.rows(TRACES) }).toEqual({
      [`left behind by ${who} with ${mutation}`]: traces,
    });
    this.#note(mutation, said);
    this.intruders += 1;
  }
}

export interface Way<Start extends string> {
  readonly start: Start;
  readonly taken: readonly (readonly [step: string, trouble: Trouble])[];
}

export interface Walked<Start extends string> {
  readonly steps: Steps;
  /** What runs begin with, each with the steps that may follow: what people do then, in any order. */
  readonly starts: Readonly<Record<Start, readonly string[]>>;
  /** What the run begins with. */
  readonly begin: (walk: Walk, start: Start) => Promise<void>;
  /** Ways that are walked first: together they make every mutation. */
  readonly tours: readonly (readonly [start: Start, ...steps: string[]])[];
  /** Mutations that another walk sees refused. */
  readonly refusedElsewhere?: readonly string[];
  readonly most?: number;
}

/** Ways that are drawn for each file, after its tours. */
const DRAWN = draws(20).numRuns;

const TROUBLES: readonly ((nth: number) => Trouble)[] = [
  (nth) => ({ kind: 'colleague', nth }),
  () => ({ kind: 'at once' }),
  (nth) => ({ kind: 'twice', who: intruders[nth % intruders.length]! }),
];

/** A tour by whoever may, one after the other; with each step by two at once; and with each step twice after who may not. */
const waysOf = <Start extends string>([start, ...steps]: readonly [Start, ...string[]], tour: number): Way<Start>[] =>
  TROUBLES.map((troubleOf) => ({
    start,
    taken: steps.map((step, at) => [step, troubleOf(tour + at)] as const),
  }));

async function walkAll<Start extends string>(walk: Walk, walked: Walked<Start>, seed: number): Promise<void> {
  const { steps, starts, begin, tours, refusedElsewhere = [], most = 12 } = walked;
  const madeBy = (names: readonly string[]) => [...new Set(names.flatMap((name) => steps[name]!.makes))].sort();
  const declared = madeBy(Object.keys(steps));
  expect(madeBy(tours.flatMap(([, ...names]) => names))).toEqual(declared);
  const wayFrom = (start: Start): fc.Arbitrary<Way<Start>> => {
    const taken = fc.tuple(fc.constantFrom(...starts[start]), troubles);
    return fc.record({ start: fc.constant(start), taken: fc.array(taken, { minLength: 4, maxLength: most }) });
  };
  const property = fc.asyncProperty(fc.oneof(...(Object.keys(starts) as Start[]).map(wayFrom)), async (way) => {
    const from = String(1 + Number(await walk.newest('select max(id)::text as id from booking')));
    await begin(walk, way.start);
    for (const [step, trouble] of way.taken) {
      await walk.take(steps[step]!, trouble);
      if (trouble.kind === 'dies') await expectWholeWorld(walk.world, from);
    }
    await expectWholeWorld(walk.world, from);
    await expectSoundBooks(walk.world, from);
  });
  const examples = tours.flatMap(waysOf).map((way) => [way] as [Way<Start>]);
  await fc.assert(property, {
    seed,
    numRuns: examples.length + DRAWN,
    examples,
    // The world is one: what went wrong in it stays wrong, and a smaller way cannot be told from the one that did it.
    endOnFailure: true,
  });
  expect(declared.filter((mutation) => !walk.made.has(mutation))).toEqual([]);
  expect(declared.filter((mutation) => !walk.refused.has(mutation))).toEqual(refusedElsewhere);
  expect(walk.intruders).toBeGreaterThan(DRAWN / 4);
}

/**
 * Walks the tours, then any other ways: after each, its books balance, seats belong to who has them, statuses are what the
 * parts say; after all of them this is asked of every booking. At last time runs until nothing waits any more: statements
 * are what the books say, and no seat took a step that the table does not have. A failure names its seed.
 */
export async function walkThrough<Start extends string>(walk: Walk, walked: Walked<Start>): Promise<void> {
  const seed = fc.readConfigureGlobal()?.seed ?? randomInt(0x7fffffff);
  try {
    await walkAll(walk, walked, seed);
    await expectWholeWorld(walk.world);
    await expectSoundBooks(walk.world);
    await expectSettledWorld(walk.world);
    await expectSoundBooks(walk.world);
    await expectLegalSteps(walk.world);
  } catch (cause) {
    throw new Error(`FAST_CHECK_SEED=${seed} walks it again`, { cause });
  }
}
