import { FEED_MEGABYTES } from '@naga/kernel/file-limits.js';
import { recordPage, recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { EDITS_LINES } from '../line/line.queries.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { askForStep } from './ask-for-step.command.js';
import {
  AddGtfsPartArgs,
  FeedPricesView,
  GtfsImportPageView,
  GtfsImportResult,
  GtfsImportView,
  GtfsLinePricesView,
  StartGtfsImportArgs,
} from './gtfs-import.type.js';
import { gtfsImportNoun } from './gtfs-import.noun.js';
import { reportOf } from './gtfs-imports.queries.js';
import { feedLinePrices, feedPricesOfLine } from './line-prices.queries.js';
import { addPart, startImport } from './upload-feed.command.js';

const { Args: ListArgs } = listTypes(gtfsImportNoun);

/** Of a list: without what it does. */
const viewOf = (row: object): GtfsImportView => Object.assign(new GtfsImportView(), { report: null }, row);

async function importWith(context: CatalogueContext, id: string): Promise<GtfsImportView | null> {
  const row = await recordWith(gtfsImportNoun, context, id);
  return row === undefined ? null : viewOf({ ...row, report: await reportOf(context.database, id) });
}

const answered = (context: CatalogueContext, command: () => Promise<string>): Promise<GtfsImportView | Refused> =>
  orRefused(async () => (await importWith(context, await command()))!);

@Resolver()
export class GtfsImportResolver {
  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => GtfsImportPageView, { description: 'Without their reports.' })
  gtfsImports(@Ctx() context: CatalogueContext, @Args(() => ListArgs) search: RecordsArgs): GtfsImportPageView {
    return GtfsImportPageView.of(recordPage(gtfsImportNoun, context, search).map(viewOf));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => GtfsImportView, { nullable: true })
  gtfsImport(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<GtfsImportView | null> {
    return importWith(context, id);
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => [GtfsLinePricesView], {
    description: 'What an applied feed says of prices, by line; nobody has asked for them yet. 20 lines at most.',
  })
  gtfsLinePrices(
    @Ctx() context: CatalogueContext,
    @Arg('importId', () => ID) importId: string,
    @Arg('after', () => ID, { defaultValue: '0', description: 'Line.id' }) after: string,
  ): Promise<GtfsLinePricesView[]> {
    return feedLinePrices(context, importId, after);
  }

  @ForNeighbours()
  @Query(() => FeedPricesView, { nullable: true, description: 'Null for a feed that is not applied.' })
  feedPrices(
    @Ctx() context: CatalogueContext,
    @Arg('importId', () => ID) importId: string,
    @Arg('lineId', () => ID) lineId: string,
  ): Promise<FeedPricesView | null> {
    return feedPricesOfLine(context, importId, lineId);
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => GtfsImportResult, {
    description: `${FEED_MEGABYTES} MB at most. Another that lies ready for the operator goes. Refused: nothing but BAD_USER_INPUT.`,
  })
  startGtfsImport(
    @Ctx() context: CatalogueContext,
    @Args(() => StartGtfsImportArgs) feed: StartGtfsImportArgs,
    @AsWrite() write: Write | undefined,
  ): Promise<GtfsImportView | Refused> {
    return answered(context, () => startImport(context, feed, write));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => GtfsImportResult, { description: 'Parts come one after the other. Refused: RECORD_NOT_FOUND.' })
  addGtfsPart(
    @Ctx() context: CatalogueContext,
    @Args(() => AddGtfsPartArgs) { id, position, content }: AddGtfsPartArgs,
  ): Promise<GtfsImportView | Refused> {
    return answered(context, () => addPart(context, id, position, Buffer.from(content, 'base64')));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => GtfsImportResult, {
    description: 'A job does all that the feed says and takes it back. Refused: RECORD_NOT_FOUND.',
  })
  rehearseGtfsImport(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
  ): Promise<GtfsImportView | Refused> {
    return answered(context, () => askForStep(context, id, 'rehearse'));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => GtfsImportResult, {
    description: 'A job does what was rehearsed, all of it or nothing. Refused: RECORD_NOT_FOUND, IMPORT_HAS_ERRORS.',
  })
  applyGtfsImport(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
  ): Promise<GtfsImportView | Refused> {
    return answered(context, () => askForStep(context, id, 'apply'));
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => GtfsImportResult, {
    description: 'A job takes back what was applied, all of it or nothing. Refused: RECORD_NOT_FOUND.',
  })
  undoGtfsImport(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<GtfsImportView | Refused> {
    return answered(context, () => askForStep(context, id, 'undo'));
  }
}
