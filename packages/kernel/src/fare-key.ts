/** What a price depends on besides date, nationality and passenger type: who drives, which route and timing of it, from where to where. */
export interface FareKey {
  readonly operatorId: string;
  readonly routeId: string;
  readonly routeTimingId: string;
  /** The timings in whose place it stands, the nearest first: it has their rules until it has its own. Left out: none. */
  readonly insteadOf?: readonly string[] | null | undefined;
  readonly stopIdFrom: string;
  readonly stopIdTo: string;
  /** What one rides in, as formatCabin writes it; left out where nobody said. */
  readonly cabin?: string | undefined;
  /** Where its seats are claimed; left out where nobody said. */
  readonly ridden?: RiddenSeats | undefined;
}

/** A departure between two of its stops, by position, with how many seats of it are sold at all. */
export interface RiddenSeats {
  readonly routeScheduleId: string;
  readonly from: number;
  readonly to: number;
  readonly seats: number;
}

/** What one rides in, as far as it costs something. */
export interface Cabin {
  /** VehicleCategory.id */
  readonly vehicleCategoryId: string;
  /** SeatCategory.id of the seats that are sold, NO_CATEGORY of those of none: a price is that of the cheapest of them. */
  readonly seatCategoryIds: readonly string[];
}

/** In the place of the category of a seat that has none. */
export const NO_CATEGORY = '0';

/** '3:0,1': a vehicle of category 3 that sells seats of none and of category 1; of one and the same seats the same text. */
export const formatCabin = ({ vehicleCategoryId, seatCategoryIds }: Cabin): string =>
  `${vehicleCategoryId}:${[...new Set(seatCategoryIds)].sort().join(',')}`;

export function parseCabin(text: string): Cabin {
  const [vehicleCategoryId = '', seats = ''] = text.split(':');
  return { vehicleCategoryId, seatCategoryIds: seats === '' ? [] : seats.split(',') };
}

/** '7.9.31.12-15', '7.9.31_30.12-15' in place of timing 30, or '7.9.31.12-15/3:0,1@77.3-7.45': catalogue writes it, pricing reads it; nobody else looks inside. */
export const formatFareKey = (key: FareKey): string =>
  `${key.operatorId}.${key.routeId}.${[key.routeTimingId, ...(key.insteadOf ?? [])].join('_')}.${key.stopIdFrom}-${key.stopIdTo}${key.cabin ? `/${key.cabin}` : ''}${key.ridden ? riddenText(key.ridden) : ''}`;

const riddenText = ({ routeScheduleId, from, to, seats }: RiddenSeats): string =>
  `@${routeScheduleId}.${from}-${to}.${seats}`;

/** So many timings in whose place one stands are remembered: neighbours have heard of those before long ago. */
export const MOST_PLACES = 8;

const KEY = new RegExp(
  String.raw`^(\d{1,18})\.(\d{1,18})\.(\d{1,18})((?:_\d{1,18}){0,${MOST_PLACES}})\.(\d{1,18})-(\d{1,18})(?:/(\d{1,18}:[\d,]{0,300}))?(?:@(\d{1,18})\.(\d{1,6})-(\d{1,6})\.(\d{1,6}))?$`,
);

export function parseFareKey(text: string): FareKey | undefined {
  const match = KEY.exec(text);
  return match
    ? {
        operatorId: match[1]!,
        routeId: match[2]!,
        routeTimingId: match[3]!,
        insteadOf: match[4] ? match[4].slice(1).split('_') : undefined,
        stopIdFrom: match[5]!,
        stopIdTo: match[6]!,
        cabin: match[7],
        ridden:
          match[8] === undefined
            ? undefined
            : { routeScheduleId: match[8], from: Number(match[9]), to: Number(match[10]), seats: Number(match[11]) },
      }
    : undefined;
}

/** The fare key of one seat among those that a key is of; `seatCategoryId`: its SeatCategory.id, null where it has none. */
export const fareKeyOfSeat = (fareKey: string, seatCategoryId: string | null): string =>
  fareKey.replace(/:[\d,]*/, `:${seatCategoryId ?? NO_CATEGORY}`);
