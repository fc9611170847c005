import { FEED_MEGABYTES } from '@naga/kernel/file-limits.js';
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
  GtfsImportResult,
  GtfsImportView,
  GtfsLinePricesView,
  StartGtfsImportArgs,
} from './gtfs-import.type.js';
import { importWith, latestImports } from './gtfs-imports.queries.js';
import { feedLinePrices, feedPricesOfLine } from './line-prices.queries.js';
import { addPart, startImport } from './upload-feed.command.js';

const answered = (context: CatalogueContext, command: () => Promise<string>): Promise<GtfsImportView | Refused> =>
  orRefused(async () => Object.assign(new GtfsImportView(), await importWith(context, await command())));

@Resolver()
export class GtfsImportResolver {
  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => [GtfsImportView], { description: 'The 20 latest that one looks after, without their reports.' })
  gtfsImports(@Ctx() context: CatalogueContext): Promise<GtfsImportView[]> {
    return latestImports(context);
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => GtfsImportView, { nullable: true })
  async gtfsImport(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<GtfsImportView | null> {
    return (await importWith(context, id)) ?? null;
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
