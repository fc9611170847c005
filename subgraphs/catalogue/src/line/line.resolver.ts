import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { recordPage, type RecordRow } from '@naga/server-kit/crud/noun-list.queries.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, registerEnumType, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { comingSold, SOLD_OF, type SoldOf } from './coming-sold.js';
import { MOST_LINES } from '@naga/kernel/file-limits.js';
import { demandChoice } from '@naga/server-kit/crud/bulk/ask-bulk.command.js';
import { keptDepartures } from './kept-departures.js';
import { LineInput } from './line-input.type.js';
import { lineCalendar } from './line-calendar.js';
import { lineNeeds } from './line-needs.js';
import { LINE_NEEDS, type LineNeed } from './line-needs.rules.js';
import { linePreview } from './line-preview.js';
import { lineNoun } from './line.noun.js';
import { branchOf, EDITS_LINES, LINE_SCOPES, SEES_PASSENGERS, stopChoices, vehicleChoices } from './line.queries.js';
import { ComingSoldView, LineTouchedResult, LineTouchedView, SoldFilter } from './coming-sold.type.js';
import {
  LineCalendarDepartureView,
  LineDepartureView,
  LineKeptDepartureView,
  LinePageView,
  LineResult,
  LinesArgs,
  LineStopChoiceView,
  LineVehicleChoiceView,
  LineView,
  RouteRecordView,
} from './line.type.js';
import { isOwnSchedule, isOwnTiming } from './own-branch.rules.js';
import { type SavedLine, savedLine } from './read-line.js';
import { createLine, updateLine } from './save-line.command.js';
import { touchedByChange } from './touched-by-change.js';

const PREVIEW_DAYS = 14;
const FIRST_DAY = {
  nullable: true,
  description: 'From this service date on for times, days and vehicles; until then as before. Left out: at once.',
};

registerEnumType(SOLD_OF, {
  name: 'SoldOf',
  description:
    'LINES, OPERATORS: departures on sale. STOPS: all that call there. SCHEDULES, VEHICLE_TYPES, SEAT_LAYOUTS: all of theirs. PICKUP_LOCATIONS: those whose travellers are fetched there. GTFS_IMPORTS: those that their undo ends or whose stops it moves.',
});
registerEnumType(LINE_NEEDS, {
  name: 'LineNeed',
  description:
    'OPERATOR, LINE: off sale as a whole. TIMES, DAYS: there are none. SALE: all are off sale. DEPARTURES: none in the next 14 days. PRICE: no way of it has one.',
});

function viewOf(line: SavedLine, context: CatalogueContext): LineView {
  const branchId = branchOf(context);
  const mayChange = branchId === undefined;
  const timings = line.timings.map((timing) => ({
    ...timing,
    mayChange: mayChange || isOwnTiming(branchId, timing),
    schedules: timing.schedules.map((schedule) => ({
      ...schedule,
      mayChange: mayChange || isOwnSchedule(branchId, timing, schedule),
    })),
  }));
  const name = localize(line.names, context.viewer.language);
  return Object.assign(new LineView(), line, { name, mayChange, timings });
}

function recordOf(row: RecordRow, { viewer }: CatalogueContext): RouteRecordView {
  const said = (field: string) => localize(row[field] as LocalizedText, viewer.language);
  return Object.assign(new RouteRecordView(), row, {
    name: said('names'),
    operator: { name: said('operatorIdCalled') },
  });
}

/** The line as it is saved, once the next search of a traveller finds it so. */
const saved = (context: CatalogueContext, command: () => Promise<string>): Promise<LineView | Refused> =>
  orRefused(async () => {
    const id = await command();
    await context.services.catalogue.settled();
    return viewOf((await savedLine(context, id))!, context);
  });

@Resolver()
export class LineResolver {
  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => LinePageView, { description: 'Lines that one looks after.' })
  lines(@Ctx() context: CatalogueContext, @Args(() => LinesArgs) search: LinesArgs): LinePageView {
    const filter = search.filter && { ...search.filter };
    const page = recordPage(lineNoun, context, { ...search, filter });
    return LinePageView.of(page.map((row) => recordOf(row, context)));
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => LineView, { nullable: true })
  async line(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<LineView | null> {
    const line = await savedLine(context, id);
    return line === undefined ? null : viewOf(line, context);
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Query(() => [LineStopChoiceView], { description: 'Stops that a line can have; 30 at most.' })
  lineStops(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('text', () => String, { description: 'In the name of the stop or of its place.' }) text: string,
  ): Promise<LineStopChoiceView[]> {
    return stopChoices(context, operatorId, text.slice(0, 200));
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => [LineVehicleChoiceView], { description: 'Vehicle types that a line can be driven with.' })
  lineVehicles(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<LineVehicleChoiceView[]> {
    return vehicleChoices(context, operatorId);
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => [LineDepartureView], {
    description: 'Its departures of the next 14 days as a guest sees them; none of another’s line.',
  })
  async lineDepartures(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
  ): Promise<LineDepartureView[]> {
    if ((await savedLine(context, id)) === undefined) return [];
    await context.services.catalogue.settled();
    return linePreview(askingOf(context, { kind: 'GUEST' }), id, PREVIEW_DAYS);
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => [LINE_NEEDS], {
    nullable: true,
    description: 'What it still needs to be sold; nothing when travellers can buy it. Null out of reach.',
  })
  async lineNeeds(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<LineNeed[] | null> {
    return (await lineNeeds(context, id, PREVIEW_DAYS)) ?? null;
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => [LineKeptDepartureView], {
    description: 'Its departures that are sold no longer and that somebody has seats on, by date.',
  })
  lineKeptDepartures(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
  ): Promise<LineKeptDepartureView[]> {
    return keptDepartures(context, id);
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => LineTouchedResult, {
    description: 'Whom updateLine would touch; nothing is written. Refused: RECORD_NOT_FOUND, CHANGED_MEANWHILE.',
  })
  lineTouched(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => LineInput) input: LineInput,
    @Arg('from', () => LocalDate, FIRST_DAY) from: string | null | undefined,
  ): Promise<LineTouchedView | Refused> {
    return orRefused(async () =>
      Object.assign(new LineTouchedView(), await touchedByChange(context, { id, version, from }, input)),
    );
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Query(() => [LineCalendarDepartureView], {
    description: 'Which of its times run on which days, and what of them is sold, by day; none of another’s line.',
  })
  async lineCalendar(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: string,
    @Arg('until', () => LocalDate, { description: 'The last, included; six weeks at most.' }) until: string,
  ): Promise<LineCalendarDepartureView[]> {
    return [...(await lineCalendar(context, id, from, until))];
  }

  @Requires(SEES_PASSENGERS, LINE_SCOPES)
  @Query(() => ComingSoldView, {
    description:
      'Whom a change touches: lines or operators that go off sale, stops that move, schedules that are closed, vehicles and seats that become others, places where people are fetched, imports that are taken back; of departures whose passengers one may see.',
  })
  comingSold(
    @Ctx() context: CatalogueContext,
    @Arg('of', () => SOLD_OF) of: SoldOf,
    @Arg('ids', () => [ID], { nullable: true, description: `${MOST_LINES} at most: all that a file changes.` })
    ids: string[] | null,
    @Arg('filter', () => SoldFilter, { nullable: true, description: 'In place of ids: all that it finds.' })
    filter: SoldFilter | null,
    @Arg('from', () => LocalDate, { nullable: true, description: 'First service date.' }) from: string | undefined,
    @Arg('until', () => LocalDate, { nullable: true, description: 'Last one, included.' }) until: string | undefined,
    @Arg('seats', () => [String], {
      nullable: true,
      description: 'Who sits on one of these, by number; null: whoever rides.',
    })
    seats: string[] | null,
    @Arg('seatLayoutId', () => ID, {
      nullable: true,
      description: 'Of VEHICLE_TYPES: the layout they shall have; who sits on seats that it lacks or has otherwise.',
    })
    seatLayoutId: string | null,
  ): Promise<ComingSoldView> {
    demandChoice({ ids, filter }, MOST_LINES);
    return comingSold(context, of, { ids, filter, seats, seatLayoutId }, { from, until });
  }

  @Requires(EDITS_LINES, OPERATOR_SCOPES)
  @Mutation(() => LineResult, { description: 'Refused: nothing but BAD_USER_INPUT.' })
  createLine(
    @Ctx() context: CatalogueContext,
    @Arg('input', () => LineInput) input: LineInput,
    @AsWrite() write: Write | undefined,
  ): Promise<LineView | Refused> {
    return saved(context, () => createLine(context, input, write));
  }

  @Requires(EDITS_LINES, LINE_SCOPES)
  @Mutation(() => LineResult, { description: 'Refused: RECORD_NOT_FOUND, CHANGED_MEANWHILE, LINE_SOLD.' })
  updateLine(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => LineInput) input: LineInput,
    @Arg('disable', () => Boolean, {
      defaultValue: false,
      description: 'What is sold is driven as it was and sold no longer; what the change makes is sold beside it.',
    })
    disable: boolean,
    @Arg('from', () => LocalDate, FIRST_DAY) from: string | null | undefined,
  ): Promise<LineView | Refused> {
    return saved(context, () => updateLine(context, { id, version, keepSold: disable, from }, input));
  }
}
