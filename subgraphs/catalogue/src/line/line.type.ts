import type { LocalizedText } from '@naga/kernel/language.js';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { RecordName } from '@naga/server-kit/crud/noun-types.js';
import { PageArgs, SearchedPageOf, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { JourneyLegView } from '../journey/journey-leg.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { RouteForUserType, RouteStopStatus } from './line-input.type.js';

const SIMPLE = { simpleResolvers: true } as const;
const MAY_CHANGE = { description: 'False for who works at a branch where another one, or the operator, drives it.' };

@ObjectType('LineStop', SIMPLE)
export class LineStopView {
  @Field(() => ID) id!: string;
  @Field(() => ID) stopId!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => LocalizedTextType, { description: 'Of the place it lies in.' }) placeNames!: LocalizedText;
  @Field(() => Int, { description: 'Usual minutes from the first stop.' }) travelTime!: number;
  @Field(() => Boolean) boardingStop!: boolean;
  @Field(() => Boolean) dropOffStop!: boolean;
  @Field(() => RouteStopStatus) currentStatus!: keyof typeof RouteStopStatus;
}

@ObjectType('LineClocks', SIMPLE)
export class LineClocksView {
  @Field(() => String, { description: "'HH:mm'." }) arrivalTime!: string;
  @Field(() => String, { description: "'HH:mm'." }) departureTime!: string;
  @Field(() => Boolean, { description: 'False: on a later day than the service date.' }) sameDayArrival!: boolean;
  @Field(() => Boolean) sameDayDeparture!: boolean;
  @Field(() => LocalizedTextType, { nullable: true, description: 'What the stop is called on this timing alone.' })
  stopName!: LocalizedText | null;
}

@ObjectType('LineSchedule', SIMPLE)
export class LineScheduleView {
  @Field(() => ID) id!: string;
  @Field(() => Boolean, MAY_CHANGE) mayChange!: boolean;
  @Field(() => [Int], { description: '1 is Monday.' }) daysOfWeek!: readonly number[];
  @Field(() => ID) vehicleTypeId!: string;
  @Field(() => Boolean) hasPassengerTypePricing!: boolean;
  @Field(() => Boolean) disabled!: boolean;
  @Field(() => Int, { nullable: true }) blockBefore!: number | null;
  @Field(() => LocalDate, { nullable: true }) blockingFrom!: string | null;
  @Field(() => LocalDate, { nullable: true }) blockingTo!: string | null;
  @Field(() => Boolean) allowMaleNextToFemale!: boolean;
  @Field(() => LocalizedTextType, { nullable: true }) specificNote!: LocalizedText | null;
  @Field(() => ID, { nullable: true }) routeBranchId!: string | null;
  @Field(() => LocalDate, { nullable: true }) allowFrom1!: string | null;
  @Field(() => LocalDate, { nullable: true }) allowTo1!: string | null;
  @Field(() => LocalDate, { nullable: true }) allowFrom2!: string | null;
  @Field(() => LocalDate, { nullable: true }) allowTo2!: string | null;
  @Field(() => RouteForUserType) routeForUser!: keyof typeof RouteForUserType;
}

@ObjectType('LineConnectingRoute', SIMPLE)
class LineConnectingRouteView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
}

@ObjectType('LineTiming', SIMPLE)
export class LineTimingView {
  @Field(() => ID) id!: string;
  @Field(() => Boolean, MAY_CHANGE) mayChange!: boolean;
  @Field(() => Boolean) allowPickup!: boolean;
  @Field(() => ID, { nullable: true }) routeBranchId!: string | null;
  @Field(() => String, { nullable: true, description: "'HH:mm'." }) blockingHoursFrom!: string | null;
  @Field(() => String, { nullable: true, description: "'HH:mm'." }) blockingHoursTo!: string | null;
  @Field(() => Int) blockBefore!: number;
  @Field(() => [ID], { description: 'Routes whose vehicles wait for this one.' })
  connectingRouteIds!: readonly string[];
  @Field(() => [LineConnectingRouteView], { description: 'The same with their names, by name.' })
  connectingRoutes!: readonly LineConnectingRouteView[];
  @Field(() => ID, { nullable: true, description: 'Who drives these; null: the operator of the line.' })
  connectingOperatorId!: string | null;
  @Field(() => [LineClocksView], { description: 'One for each stop of the line.' }) stops!: readonly LineClocksView[];
  @Field(() => [LineScheduleView]) schedules!: readonly LineScheduleView[];
}

@ObjectType('Line', { ...SIMPLE, description: 'A route with its stops, timings and schedules: what one editor saves.' })
export class LineView {
  @Field(() => ID) id!: string;
  @Field(() => Int) version!: number;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Boolean, { description: 'Who reads it looks after all of it; who works at a branch does not.' })
  mayChange!: boolean;
  @Field(() => Boolean, { description: 'False: off sale as a whole, whatever its schedules say.' }) active!: boolean;
  @Field(() => ID) operatorId!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => String) localCountryCode!: string;
  @Field(() => Int, { nullable: true }) distanceKm!: number | null;
  @Field(() => [ID], { description: 'Amenities of the route, beside those of its vehicles.' })
  amenityIds!: readonly string[];
  @Field(() => [ID], { description: 'What kind of rides it has.' }) tripInfoIds!: readonly string[];
  @Field(() => [LineStopView]) stops!: readonly LineStopView[];
  @Field(() => [LineTimingView], { description: 'By the clock.' }) timings!: readonly LineTimingView[];
}

@ObjectType('RouteRecord', { ...SIMPLE, description: 'A line as its list has it.' })
export class RouteRecordView {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'Of what was read: an update says it.' }) version!: number;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Boolean, { description: 'Who reads it looks after it; others see it only.' }) mayChange!: boolean;
  @Field(() => Boolean, { description: 'False: off sale as a whole, whatever its schedules say.' }) active!: boolean;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => ID) operatorId!: string;
  @Field(() => RecordName) operator!: RecordName;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => LocalizedTextType, { nullable: true, description: 'Its first stop.' }) fromNames!: LocalizedText | null;
  @Field(() => LocalizedTextType, { nullable: true, description: 'Its last stop.' }) toNames!: LocalizedText | null;
  @Field(() => Int) timings!: number;
  @Field(() => Boolean, { description: 'Vehicles of other routes wait for one of its times.' }) connects!: boolean;
  @Field(() => Boolean, { description: 'It, its operator and one of its schedules are on sale.' }) onSale!: boolean;
}

@ObjectType('LinePage', { description: 'One page of the list.' })
export class LinePageView extends SummedPageOf(RouteRecordView, SearchedPageOf(RouteRecordView)) {}

@InputType()
export class LineFilterInput {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => String, { nullable: true, description: 'In its name or in one of its stops.' })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
  @Field(() => [ID], { nullable: true }) @IsOptional() @ArrayMaxSize(500) ids?: string[] | null;
  @Field(() => TransportType, { nullable: true }) transportType?: TransportType | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
  @Field(() => Boolean, { nullable: true }) onSale?: boolean | null;
  @Field(() => Boolean, { nullable: true }) connects?: boolean | null;
}

export const LINE_ORDERS = { NAMES: 'names', TRANSPORT_TYPE: 'transportType' } as const;
registerEnumType(LINE_ORDERS, { name: 'LineOrder' });

@ArgsType()
export class LinesArgs extends PageArgs {
  @Field(() => LineFilterInput, { nullable: true }) @ValidateNested() filter?: LineFilterInput | null;
  @Field(() => LINE_ORDERS, { nullable: true, description: 'Null: the name.' }) order?: string | null;
  @Field(() => Boolean, { defaultValue: false }) descending!: boolean;
}

@ObjectType('LineStopChoice', { ...SIMPLE, description: 'A stop that a line can have.' })
export class LineStopChoiceView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => LocalizedTextType, { description: 'Of the place it lies in.' }) placeNames!: LocalizedText;
}

@ObjectType('LineVehicleChoice', { ...SIMPLE, description: 'A vehicle type that a line can be driven with.' })
export class LineVehicleChoiceView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => Int) seats!: number;
}

@ObjectType('LineDeparture', {
  ...SIMPLE,
  description: 'One day of a schedule, as somebody who is not signed in sees it.',
})
export class LineDepartureView {
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => JourneyLegView, { description: 'From the first stop to the last.' }) leg!: JourneyLegView;
  @Field(() => String, { nullable: true, description: 'Null when it can be bought now, else the reason.' })
  notOnSaleReason!: string | null;
}

@ObjectType('LineSoldInstead', { ...SIMPLE, description: 'What a line sells the same day in place of a departure.' })
class LineSoldInsteadView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => String, { description: "At the first stop, 'HH:mm'." }) departureTime!: string;
}

@ObjectType('LineSoldDeparture', { ...SIMPLE, description: 'A departure that somebody has seats on.' })
export class LineSoldDepartureView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => String, { description: "At the first stop, 'HH:mm'." }) departureTime!: string;
  @Field(() => Int, { description: 'Held or sold.' }) seats!: number;
  @Field(() => Int) bookings!: number;
}

@ObjectType('LineKeptDeparture', {
  ...SIMPLE,
  description: 'A departure that is sold no longer and driven for those who have seats on it, until they are moved.',
})
export class LineKeptDepartureView extends LineSoldDepartureView {
  @Field(() => LineSoldInsteadView, {
    nullable: true,
    description: 'What the change made of it, else the nearest in time; null where nothing is.',
  })
  instead!: LineSoldInsteadView | null;
}

@ObjectType('LineCalendarDeparture', { ...SIMPLE, description: 'A time of a line on one day.' })
export class LineCalendarDepartureView extends LineSoldDepartureView {
  @Field(() => Boolean, { description: 'False: it is sold no longer, and driven for those who have seats.' })
  runs!: boolean;
  @Field(() => Boolean, { description: 'Staff closed what is not sold of it.' }) closed!: boolean;
}

export const LineResult = createUnionType({ name: 'LineResult', types: () => [LineView, Refused] as const });
