import { NO_CATEGORY, parseCabin } from '@naga/kernel/fare-key.js';
import type { Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { AddedTerms, Nationality, PassengerType } from '../price/price.rules.js';
import { byLatest } from '../tariff-operation/timeline.rules.js';
import { placeKey, placeOf, supplementCalled, supplementFor, type SupplementRow } from './supplement.rules.js';
import { supplementSource } from '../tariff/sources.js';

type Kept = SupplementRow & { readonly source: string };

/** By placeKey, those that begin latest first. */
type Timelines = ReadonlyMap<string, readonly Kept[]>;
type Added = Readonly<Record<Nationality, readonly AddedTerms[]>>;

interface OfOperator {
  readonly timelines: Timelines;
  /** By what is sought: what is added, which is worked out once. */
  readonly known: Map<string, Added>;
}

/** Of one operator; days that people look at, cabins that it drives. */
const MOST_REMEMBERED = 20_000;

/** Which seat somebody looks for, and when. */
export interface SeatSought {
  readonly operatorId: string;
  readonly cabin: string | undefined;
  readonly currency: Currency;
  readonly type: PassengerType;
  readonly date: TravelDate;
}

const NONE: readonly AddedTerms[] = [];

function booksOf(rows: readonly SupplementRow[]): ReadonlyMap<string, OfOperator> {
  const ofOperators = Map.groupBy(rows, ({ operatorId }) => operatorId);
  return new Map(
    [...ofOperators].map(([operatorId, own]) => {
      const kept = own.map((row) => ({ ...row, source: supplementSource(supplementCalled(row), row.version) }));
      const places = Map.groupBy(kept, (row) => placeKey(placeOf(row)));
      const timelines = new Map([...places].map(([key, timeline]) => [key, timeline.toSorted(byLatest)]));
      return [operatorId, { timelines, known: new Map() }];
    }),
  );
}

/** The supplements of one generation of a tariff. */
export class SupplementBook {
  readonly #ofOperators: ReadonlyMap<string, OfOperator>;

  constructor(rows: readonly SupplementRow[]) {
    this.#ofOperators = booksOf(rows);
  }

  /** What is added to the price of the cheapest of the seats that are sought: for the seat, then for the vehicle. */
  on(sought: SeatSought, nationality: Nationality): readonly AddedTerms[] {
    const { operatorId, cabin, currency, type, date } = sought;
    const book = cabin === undefined ? undefined : this.#ofOperators.get(operatorId);
    if (book === undefined) return NONE;
    const key = `${cabin} ${currency} ${type} ${date}`;
    let added = book.known.get(key);
    if (added === undefined) {
      if (book.known.size >= MOST_REMEMBERED) book.known.clear();
      const of = (who: Nationality) => addedFor(book.timelines, sought, who);
      book.known.set(key, (added = { LOCAL: of('LOCAL'), FOREIGN: of('FOREIGN') }));
    }
    return added[nationality];
  }

  /** Whether some of the seats cost more than others. */
  hasTiers(sought: SeatSought): boolean {
    const book = sought.cabin === undefined ? undefined : this.#ofOperators.get(sought.operatorId);
    if (book === undefined) return false;
    const { vehicleCategoryId, seatCategoryIds } = parseCabin(sought.cabin!);
    const amounts = seatCategoryIds.map((id) => {
      const row = ofSeat(book.timelines, id, vehicleCategoryId, sought);
      return `${row?.localValue ?? 0} ${row?.foreignValue ?? 0}`;
    });
    return new Set(amounts).size > 1;
  }

  /** Whether a child pays a supplement of its own on any of the seats. */
  hasOfChildren(sought: Omit<SeatSought, 'type'>): boolean {
    const book = sought.cabin === undefined ? undefined : this.#ofOperators.get(sought.operatorId);
    if (book === undefined) return false;
    const { vehicleCategoryId, seatCategoryIds } = parseCabin(sought.cabin!);
    const asChild = { ...sought, type: 'CHILD' } as const;
    const rows = seatCategoryIds.map((id) => ofSeat(book.timelines, id, vehicleCategoryId, asChild));
    return [...rows, held(book.timelines, null, vehicleCategoryId, asChild)].some(
      (row) => row?.passengerType === 'CHILD',
    );
  }

  /** Whether an operator asks more for some seats than for others: then each of them is a case of its own. */
  get isBySeat(): boolean {
    return [...this.#ofOperators.values()].some((book) =>
      [...book.timelines.keys()].some((key) => !key.startsWith('supplement - ')),
    );
  }
}

function ofSeat(
  book: Timelines,
  seat: string,
  vehicle: string,
  sought: Omit<SeatSought, 'operatorId'>,
): Kept | undefined {
  if (seat === NO_CATEGORY) return undefined;
  return held(book, seat, vehicle, sought) ?? held(book, seat, null, sought);
}

function addedFor(book: Timelines, sought: SeatSought, nationality: Nationality): readonly AddedTerms[] {
  const { vehicleCategoryId, seatCategoryIds } = parseCabin(sought.cabin!);
  const amountOf = (row: Kept | undefined): number => (row === undefined ? 0 : supplementFor(row, nationality));
  const [first, ...others] = seatCategoryIds.map((id) => ofSeat(book, id, vehicleCategoryId, sought));
  const cheapest = others.reduce((least, row) => (amountOf(row) < amountOf(least) ? row : least), first);
  const vehicle = held(book, null, vehicleCategoryId, sought);
  return [cheapest, vehicle].flatMap((row) =>
    row !== undefined && amountOf(row) > 0 ? [added(row, nationality)] : [],
  );
}

/** Who pays for a seat on some vehicles pays for the seat. */
const added = (row: Kept, nationality: Nationality): AddedTerms => ({
  names: row.seatNames ?? row.vehicleNames,
  value: supplementFor(row, nationality),
  source: row.source,
});

/** The one that holds on a day for such a place: a child's own, else the adults'. */
function held(
  book: Timelines,
  seatCategoryId: string | null,
  vehicleCategoryId: string | null,
  { currency, type, date }: Pick<SeatSought, 'currency' | 'type' | 'date'>,
): Kept | undefined {
  const place = { seatCategoryId, vehicleCategoryId, currency };
  const own = type === 'CHILD' ? soldOn(book.get(placeKey({ ...place, type })), date) : undefined;
  return own ?? soldOn(book.get(placeKey({ ...place, type: 'ADULT' })), date);
}

function soldOn(timeline: readonly Kept[] | undefined, date: TravelDate): Kept | undefined {
  const row = timeline?.find(({ effectiveFrom }) => effectiveFrom == null || effectiveFrom <= date);
  return row?.sold === false ? undefined : row;
}
