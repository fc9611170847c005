import { Public } from '@naga/server-kit/graphql/doors.js';
import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { TransportType } from '../vehicle/transport-type.type.js';
import { countSearch } from '../searched/count-search.js';
import { askingOf, type CatalogueContext } from './asking.js';
import { ridesOf } from './find-ride.queries.js';
import { JourneyDayAnswer } from './journey-day-view.js';
import { JourneySearchAnswer } from './journey-search-view.js';
import { JourneySearchView } from './journey-search.type.js';
import { RiddenJourney } from './journey-view.js';
import { ridesOfRoute } from './route-rides.queries.js';
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
    @Arg('from', () => String, { description: 'Slug or id of a location.' }) fromPlace: string,
    @Arg('to', () => String, { description: 'Slug or id of a location.' }) toPlace: string,
    @Arg('date', () => LocalDate, { description: 'The day on which one boards, local time (UTC+7).' }) date: TravelDate,
    @Arg('passengers', () => Int, { defaultValue: 1, description: 'Vehicles with fewer seats are left out.' })
    passengers: number,
    @Arg('transportType', () => TransportType, {
      nullable: true,
      description: 'Direct journeys of this type; connecting ones with at least one ride of it.',
    })
    kind: TransportType | undefined,
  ): JourneySearchView | null {
    const asking = askingOf(context);
    const [from, to] = [asking.catalogue.placeAt(fromPlace), asking.catalogue.placeAt(toPlace)];
    if (from === undefined || to === undefined) return null;
    countSearch(context, { from, to, date, passengers });
    return new JourneySearchAnswer(asking, { from, to, day: dayNumber(date), kind: kind ?? undefined, passengers });
  }

  @Public()
  @Query(() => JourneyView, {
    nullable: true,
    description:
      'One journey by its id, on sale or not (JourneyLeg.notOnSaleReason). Null when one of its rides does not run that day or the change does not work.',
  })
  journey(
    @Ctx() context: CatalogueContext,
    @Arg('id', () => ID, { description: 'Journey.id.' }) id: string,
  ): JourneyView | null {
    const asking = askingOf(context);
    const rides = ridesOf(asking.catalogue, id);
    return rides ? new RiddenJourney(asking, rides) : null;
  }

  @Public()
  @Query(() => [JourneyView], {
    description:
      'The departures of a route on one service date from its first stop to its last, by time, on sale or not (JourneyLeg.notOnSaleReason); none of a route that is unknown.',
  })
  routeJourneys(
    @Ctx() context: CatalogueContext,
    @Arg('routeId', () => ID) routeId: string,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: TravelDate,
  ): JourneyView[] {
    const asking = askingOf(context);
    return ridesOfRoute(asking.catalogue, routeId, dayNumber(date)).map((ride) => new RiddenJourney(asking, [ride]));
  }

  @Public()
  @Query(() => [JourneyDayView], {
    description:
      'Days one after the other, at most 31; none when a place is unknown. from and to: slug or id of a location.',
  })
  journeyDays(
    @Ctx() context: CatalogueContext,
    @Arg('from', () => String, { description: 'Slug or id of a location.' }) fromPlace: string,
    @Arg('to', () => String, { description: 'Slug or id of a location.' }) toPlace: string,
    @Arg('start', () => LocalDate, { description: 'The first day.' }) start: TravelDate,
    @Arg('days', () => Int, { defaultValue: 7, description: 'At most 31.' }) days: number,
    @Arg('transportType', () => TransportType, {
      nullable: true,
      description: 'Direct journeys of this type; connecting ones with at least one ride of it.',
    })
    kind: TransportType | undefined,
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
