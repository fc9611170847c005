import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LineSoldDepartureView } from '../line/line.type.js';
import { GTFS_ACTIONS, GTFS_IMPORT_STATES, GTFS_KINDS } from './import-words.js';

const SIMPLE = { simpleResolvers: true } as const;
const sameWords = <T extends string>(words: readonly T[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [word in T]: word };

export const GtfsImportState = sameWords(GTFS_IMPORT_STATES);
const GtfsKind = sameWords(GTFS_KINDS);
const GtfsAction = sameWords(GTFS_ACTIONS);
registerEnumType(GtfsImportState, { name: 'GtfsImportState', description: 'Those in -ING are worked on.' });
registerEnumType(GtfsKind, { name: 'GtfsKind', description: 'What of a feed becomes what of ours.' });
registerEnumType(GtfsAction, {
  name: 'GtfsAction',
  description: 'GONE: the feed had it before. LEFT: it cannot be kept.',
});

@ObjectType('GtfsImportCount', SIMPLE)
export class GtfsImportCountView {
  @Field(() => GtfsKind) kind!: keyof typeof GtfsKind;
  @Field(() => GtfsAction) action!: keyof typeof GtfsAction;
  @Field(() => Int) count!: number;
}

@ObjectType('GtfsImportSold', { ...SIMPLE, description: 'Departures that people have seats on.' })
class GtfsImportSoldView {
  @Field(() => Int) departures!: number;
  @Field(() => [LineSoldDepartureView], { description: 'The first 20 of them, by date.' })
  touched!: readonly LineSoldDepartureView[];
}

@ObjectType('GtfsImportItem', SIMPLE)
export class GtfsImportItemView {
  @Field(() => GtfsKind) kind!: keyof typeof GtfsKind;
  @Field(() => GtfsAction) action!: keyof typeof GtfsAction;
  @Field(() => String, { description: 'As the feed calls it; a line, and its prices, with a digest of its stops.' })
  feedId!: string;
  @Field(() => String) name!: string;
  @Field(() => [String], {
    description:
      'Codes: why it is LEFT, NO_PLACE with the name of a stop; SOLD where departures with sold seats are driven on off sale.',
  })
  reasons!: readonly string[];
  @Field(() => GtfsImportSoldView, { nullable: true, description: 'Whom it touches of a line that there is.' })
  sold?: GtfsImportSoldView | null;
}

@ObjectType('GtfsProblem', { ...SIMPLE, description: 'What is wrong with a row of a feed.' })
export class GtfsProblemView {
  @Field(() => String) file!: string;
  @Field(() => Int, { description: 'The headings are line 1; 0 is the file itself.' }) line!: number;
  @Field(() => String) code!: string;
  @Field(() => String, { nullable: true }) field!: string | null;
  @Field(() => String, { nullable: true }) value!: string | null;
}

@ObjectType('GtfsImportReport', { ...SIMPLE, description: 'What a feed does, or has done.' })
export class GtfsImportReportView {
  @Field(() => [GtfsImportCountView]) counts!: readonly GtfsImportCountView[];
  @Field(() => [GtfsImportItemView], { description: 'What is not as it was; 200 of each kind and action.' })
  items!: readonly GtfsImportItemView[];
  @Field(() => Int, { description: 'Nothing is applied while there are any.' }) problemCount!: number;
  @Field(() => [GtfsProblemView], { description: 'The first 500.' }) problems!: readonly GtfsProblemView[];
  @Field(() => [String], { description: 'Files that nothing is taken from, such as shapes.' })
  unread!: readonly string[];
  @Field(() => [String], { description: 'Whose timetables are in it: all become the one operator’s.' })
  agencies!: readonly string[];
  @Field(() => [String], {
    nullable: true,
    description:
      "All departures that people have seats on and lines and stops that change touch, as the audience of a notification takes them: '77@2026-11-21'.",
  })
  touched?: readonly string[] | null;
}

@ObjectType('GtfsUndoObstacle', { ...SIMPLE, description: 'Why an import cannot be taken back.' })
export class GtfsUndoObstacleView {
  @Field(() => GtfsKind) kind!: keyof typeof GtfsKind;
  @Field(() => ID) rowId!: string;
  @Field(() => String, { description: 'As the feed calls it.' }) feedId!: string;
  @Field(() => LocalizedTextType, { nullable: true }) names!: LocalizedText | null;
  @Field(() => String, {
    description: 'CHANGED since, SOLD: seats of it are, NEEDED by a line, PRICED: prices asked from it were approved.',
  })
  reason!: string;
  @Field(() => Int, { description: 'PRICED: of how many more lines.' }) others!: number;
  @Field(() => [LineSoldDepartureView], { description: 'The first 20.' })
  departures!: readonly LineSoldDepartureView[];
  @Field(() => ID, { nullable: true }) lineId!: string | null;
  @Field(() => LocalizedTextType, { nullable: true, description: 'Of the line that needs it.' })
  lineNames!: LocalizedText | null;
}

@ObjectType('GtfsImport', { ...SIMPLE, description: 'A feed of an operator on its way in.' })
export class GtfsImportView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => LocalizedTextType) operatorNames!: LocalizedText;
  @Field(() => String) fileName!: string;
  @Field(() => Int, { description: 'Of the archive.' }) bytes!: number;
  @Field(() => String, { description: 'ISO 8601, UTC.' }) madeAt!: string;
  @Field(() => GtfsImportState) state!: keyof typeof GtfsImportState;
  @Field(() => String, { nullable: true, description: 'The file that is read; then lines are done.' })
  reading!: string | null;
  @Field(() => Int, { description: 'Lines that are done, or percent that are read, …' }) done!: number;
  @Field(() => Int, { description: '… of how many; 0 while that is not known.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Code: why its last step did not succeed.' })
  failure!: string | null;
  @Field(() => GtfsUndoObstacleView, { nullable: true, description: 'Beside IMPORT_NOT_UNDONE.' })
  stoppedBy!: GtfsUndoObstacleView | null;
  @Field(() => GtfsImportReportView, { nullable: true, description: 'Since it was rehearsed; not in lists.' })
  report!: GtfsImportReportView | null;
}

@ObjectType('GtfsImportPage', { description: 'One page of the list.' })
export class GtfsImportPageView extends SearchedPageOf(GtfsImportView) {}

@ObjectType('GtfsLinePrice', { ...SIMPLE, description: 'What a seat costs between two stops.' })
export class GtfsLinePriceView {
  @Field(() => ID) fromStopId!: string;
  @Field(() => ID) toStopId!: string;
  @Field(() => SafeInt, { description: 'Minor units.' }) amount!: number;
}

@ObjectType('GtfsLinePrices', { ...SIMPLE, description: 'What a feed says of the prices of one line.' })
export class GtfsLinePricesView {
  @Field(() => ID) lineId!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => [GtfsLinePriceView], { description: 'In the order of travel.' }) prices!: readonly GtfsLinePriceView[];
}

@Directive('@inaccessible')
@ObjectType('FeedPrices', {
  ...SIMPLE,
  description: 'What an applied feed says of the prices of a line. For neighbours.',
})
export class FeedPricesView {
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => [GtfsLinePriceView]) prices!: readonly GtfsLinePriceView[];
  @Field(() => [[ID]], { description: 'Stops that cost the same; none where each has prices of its own.' })
  zones!: readonly (readonly string[])[];
}

/** Base64 of a part. */
const MOST_LETTERS = 700_000;

@ArgsType()
export class StartGtfsImportArgs {
  @Field(() => ID) operatorId!: string;
  @Field(() => String) @MaxLength(200) fileName!: string;
  @Field(() => Int, { description: 'Of the archive.' }) bytes!: number;
  @Field(() => [ID], {
    description: 'What new departures are driven with: one vehicle type for each type of transport.',
  })
  vehicleTypeIds!: string[];
}

@ArgsType()
export class AddGtfsPartArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'From 0; one that is here already changes nothing.' }) position!: number;
  @Field(() => String, { description: 'Base64 of 512 kB at most.' }) @MaxLength(MOST_LETTERS) content!: string;
}

export const GtfsImportResult = createUnionType({
  name: 'GtfsImportResult',
  types: () => [GtfsImportView, Refused] as const,
});
