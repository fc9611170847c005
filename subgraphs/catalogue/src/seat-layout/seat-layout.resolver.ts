import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { scopesOfNoun } from '@naga/server-kit/crud/noun.js';
import { recordPage, type RecordRow, recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { createSeatLayout, updateSeatLayout } from './save-seat-layout.command.js';
import { seatLayoutNoun } from './seat-layout.noun.js';
import type { LayoutCell } from './seat-layout.rules.js';
import {
  SeatLayoutCell,
  SeatLayoutInput,
  SeatLayoutPageView,
  SeatLayoutRecordView,
  SeatLayoutResult,
  SeatLayoutsArgs,
} from './seat-layout.type.js';
import { layoutCells, seatTypeChoices } from './seat-layouts.queries.js';
import { SeatTypeView } from '../vehicle/vehicle-type.type.js';
import { soldWithLayout } from './sold-seats.queries.js';

const { permission } = seatLayoutNoun;
const SCOPES = scopesOfNoun(seatLayoutNoun);

function viewOf(row: RecordRow, { viewer }: CatalogueContext): SeatLayoutRecordView {
  const id = row['operatorId'] as string | null;
  const called = row['operatorIdCalled'] as LocalizedText;
  const operator = id === null ? null : { name: localize(called, viewer.language) };
  return Object.assign(new SeatLayoutRecordView(), row, { operator });
}

const saved = (context: CatalogueContext, command: () => Promise<string>): Promise<SeatLayoutRecordView | Refused> =>
  orRefused(async () => viewOf((await recordWith(seatLayoutNoun, context, await command()))!, context));

@Resolver(() => SeatLayoutRecordView)
export class SeatLayoutResolver {
  @FieldResolver(() => [SeatLayoutCell], { description: 'Cells that are not EMPTY, floor by floor from the front.' })
  seats(@Ctx() context: CatalogueContext, @Root() { id }: SeatLayoutRecordView): Promise<readonly LayoutCell[]> {
    return layoutCells(context, id);
  }

  @Requires(permission, SCOPES)
  @Query(() => SeatLayoutPageView, { description: "Those that one looks after, and everybody's." })
  seatLayouts(
    @Ctx() context: CatalogueContext,
    @Args(() => SeatLayoutsArgs) search: SeatLayoutsArgs,
  ): SeatLayoutPageView {
    const filter = search.filter && { ...search.filter };
    const page = recordPage(seatLayoutNoun, context, { ...search, filter });
    return SeatLayoutPageView.of(page.map((row) => viewOf(row, context)));
  }

  @Requires(permission, SCOPES)
  @Query(() => SeatLayoutRecordView, { nullable: true })
  async seatLayout(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
  ): Promise<SeatLayoutRecordView | null> {
    const row = await recordWith(seatLayoutNoun, context, id);
    return row === undefined ? null : viewOf(row, context);
  }

  @Requires(permission, SCOPES)
  @Query(() => [String], { description: 'Numbers of seats that somebody has on departures of today and later.' })
  async soldSeatsOfLayout(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<string[]> {
    if ((await recordWith(seatLayoutNoun, context, id)) === undefined) return [];
    return [...new Set((await soldWithLayout(context, id)).flat())].sort();
  }

  @Requires(permission, SCOPES)
  @Query(() => [SeatTypeView], { description: 'Kinds of seats, to choose one for a seat.' })
  seatTypeChoices(@Ctx() context: CatalogueContext): Promise<SeatTypeView[]> {
    return seatTypeChoices(context);
  }

  @Requires(permission, SCOPES)
  @Mutation(() => SeatLayoutResult, { description: 'Refused: nothing but BAD_USER_INPUT.' })
  createSeatLayout(
    @Ctx() context: CatalogueContext,
    @Arg('input', () => SeatLayoutInput) input: SeatLayoutInput,
    @AsWrite() write: Write | undefined,
  ): Promise<SeatLayoutRecordView | Refused> {
    return saved(context, () => createSeatLayout(context, input, write));
  }

  @Requires(permission, SCOPES)
  @Mutation(() => SeatLayoutResult, { description: 'Refused: RECORD_NOT_FOUND, CHANGED_MEANWHILE, SEATS_SOLD.' })
  updateSeatLayout(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => SeatLayoutInput) input: SeatLayoutInput,
  ): Promise<SeatLayoutRecordView | Refused> {
    return saved(context, () => updateSeatLayout(context, id, version, input));
  }
}
