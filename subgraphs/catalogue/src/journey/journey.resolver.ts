import { Public } from '@naga/server-kit/graphql/doors.js';
import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { TransportType } from '../vehicle/transport-type.type.js';
import { askingOf, type CatalogueContext } from './asking.js';
import { ridesOf } from './find-ride.queries.js';
import { JourneyDayAnswer } from './journey-day-view.js';
import { JourneySearchAnswer } from './journey-search-view.js';
import { JourneySearchView } from './journey-search.type.js';
import { RiddenJourney } from './journey-view.js';
import { JourneyDayView, JourneyView } from './journey.type.js';

const MOST_DAYS = 31;

@Resolver()
export class JourneyResolver {
  @Public()
  @Query(() => JourneySearchView, {
    nullable: true,
    description: 'Null when a place is unknown. from and to: slug or id of a location.',
  })
  searchJourneys(
    @Ctx() context: CatalogueContext,
    @Arg('from', () => String) fromPlace: string,
    @Arg('to', () => String) toPlace: string,
    @Arg('date', () => LocalDate) date: TravelDate,
    @Arg('passengers', () => Int, { defaultValue: 1 }) passengers: number,
    @Arg('transportType', () => TransportType, { nullable: true }) kind: TransportType | undefined,
  ): JourneySearchView | null {
    const asking = askingOf(context);
    const [from, to] = [asking.catalogue.placeAt(fromPlace), asking.catalogue.placeAt(toPlace)];
    if (from === undefined || to === undefined) return null;
    return new JourneySearchAnswer(asking, { from, to, day: dayNumber(date), kind: kind ?? undefined, passengers });
  }

  @Public()
  @Query(() => JourneyView, { nullable: true })
  journey(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): JourneyView | null {
    const asking = askingOf(context);
    const rides = ridesOf(asking.catalogue, id);
    return rides ? new RiddenJourney(asking, rides) : null;
  }

  @Public()
  @Query(() => [JourneyDayView])
  journeyDays(
    @Ctx() context: CatalogueContext,
    @Arg('from', () => String) fromPlace: string,
    @Arg('to', () => String) toPlace: string,
    @Arg('start', () => LocalDate) start: TravelDate,
    @Arg('days', () => Int, { defaultValue: 7 }) days: number,
    @Arg('transportType', () => TransportType, { nullable: true }) kind: TransportType | undefined,
  ): JourneyDayView[] {
    const asking = askingOf(context);
    const [from, to] = [asking.catalogue.placeAt(fromPlace), asking.catalogue.placeAt(toPlace)];
    if (from === undefined || to === undefined) return [];
    const length = Math.max(0, Math.min(days, MOST_DAYS));
    return Array.from({ length }, (_, ahead) => {
      return new JourneyDayAnswer(asking, { from, to, day: dayNumber(start) + ahead, kind: kind ?? undefined });
    });
  }
}
