import { localize } from '@naga/kernel/language.js';
import { Arg, createUnionType, Ctx, Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AnyContext } from '../../graphql/context.js';
import { type Facts, Refused } from '../../graphql/refusal.js';
import { JSONObject } from '../../graphql/scalars.js';
import { sameWords } from '../same-words.js';
import { BULK_LINE_STATES, BULK_STATES, BULK_WAYS, refusedIn } from './bulk-change.rules.js';
import {
  bulkDone,
  bulkFailures,
  bulkLines,
  type BulkLineRow,
  type BulkReportRow,
  nextPlace,
} from './bulk-report.queries.js';

const BulkState = sameWords(BULK_STATES);
const BulkWay = sameWords(BULK_WAYS);
const BulkLineState = sameWords(BULK_LINE_STATES);
registerEnumType(BulkState, { name: 'BulkState', description: 'Where a change of many records stands.' });
registerEnumType(BulkWay, { name: 'BulkWay', description: 'What is done to each of them.' });
registerEnumType(BulkLineState, {
  name: 'BulkLineState',
  description: 'Of one of them. SAME: it was so already. KEPT: it was not taken back.',
});

@Directive('@shareable')
@ObjectType('BulkFailure', { simpleResolvers: true, description: 'A record that stayed as it was.' })
export class BulkFailure {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "What it was called when it was chosen, in the reader's language." })
  name!: string;
  @Field(() => String, {
    description: 'RECORD_NOT_FOUND, RECORD_IN_USE, CHANGED_MEANWHILE, UNEXPECTED, or what a noun refuses of its own.',
  })
  code!: string;
  @Field(() => JSONObject) facts!: Facts;
}

@Directive('@shareable')
@ObjectType('BulkLine', { simpleResolvers: true, description: 'A record of a bulk change, and what became of it.' })
export class BulkLineView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => BulkLineState) state!: keyof typeof BulkLineState;
  @Field(() => String, { nullable: true, description: 'Why it stayed as it was.' }) code!: string | null;
  @Field(() => JSONObject, { nullable: true }) facts!: Facts | null;
}

@Directive('@shareable')
@ObjectType('BulkLinePage', { simpleResolvers: true })
export class BulkLinePage {
  @Field(() => [BulkLineView]) rows!: readonly BulkLineView[];
  @Field(() => ID, { nullable: true, description: 'Where the next ones begin; null at the end.' }) next!: string | null;
}

const viewOf = ({ viewer }: AnyContext, { id, called, state, code, facts }: BulkLineRow): BulkLineView => {
  const name = called === null ? id : typeof called === 'string' ? called : localize(called, viewer.language);
  return { id, name, state, code, facts };
};

@Directive('@shareable')
@ObjectType('BulkReport', { description: 'What became of many records, each for itself.' })
export class BulkReportView {
  row!: BulkReportRow;

  static of(row: BulkReportRow): BulkReportView {
    return Object.assign(new BulkReportView(), { row });
  }

  @Field(() => ID)
  id(): string {
    return this.row.id;
  }

  @Field(() => BulkState)
  state(): keyof typeof BulkState {
    return this.row.state;
  }

  @Field(() => BulkWay)
  way(): keyof typeof BulkWay {
    return this.row.way;
  }

  @Field(() => String, { description: 'ISO 8601, UTC.' })
  madeAt(): string {
    return this.row.madeAt;
  }

  @Field(() => Int, { description: 'Records that were chosen.' })
  total(): number {
    return Object.values(this.row.counts).reduce((sum, count) => sum + count, 0);
  }

  @Field(() => Int, { description: 'Of them, those that are not tried yet; while it is undone, not taken back yet.' })
  waiting(): number {
    const { state, counts } = this.row;
    return (state === 'UNDOING' ? counts.CHANGED : state === 'UNDONE' ? 0 : counts.WAITING) ?? 0;
  }

  @Field(() => Int, { description: 'Those that are as was asked: changed, or so already.' })
  doneCount(): number {
    const { CHANGED = 0, SAME = 0 } = this.row.counts;
    return CHANGED + SAME;
  }

  @Field(() => Int, { description: 'Those that it changed: as many an undo takes back.' })
  changedCount(): number {
    return this.row.counts.CHANGED ?? 0;
  }

  @Field(() => Int, { description: 'Those that were taken back.' })
  undoneCount(): number {
    return this.row.counts.UNDONE ?? 0;
  }

  @Field(() => Int, { description: 'Those that stayed as they were; of an undo, those that were not taken back.' })
  failedCount(): number {
    const { state, counts } = this.row;
    return counts[refusedIn(state)] ?? 0;
  }

  @Field(() => [ID], { description: 'The first 200 of those that are as was asked.' })
  async done(@Ctx() context: AnyContext): Promise<readonly string[]> {
    return (await bulkDone(context, this.row)).map(({ id }) => id);
  }

  @Field(() => [BulkFailure], { description: 'The first 200 of those that stayed as they were.' })
  async failed(@Ctx() context: AnyContext): Promise<readonly BulkFailure[]> {
    return (await bulkFailures(context, this.row)).map((line) => viewOf(context, line) as BulkFailure);
  }

  @Field(() => BulkLinePage, { description: 'All of them, 500 at a time.' })
  async lines(
    @Ctx() context: AnyContext,
    @Arg('after', () => ID, { nullable: true }) after?: string | null,
  ): Promise<BulkLinePage> {
    const lines = await bulkLines(context, this.row, after);
    return { rows: lines.map((line) => viewOf(context, line)), next: nextPlace(lines) };
  }
}

export const BulkReportResult = createUnionType({
  name: 'BulkReportResult',
  types: () => [BulkReportView, Refused] as const,
});
