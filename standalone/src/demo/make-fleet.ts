import type {
  AmenityRow,
  SeatKind,
  SeatLayoutRow,
  SeatRow,
  SeatCategoryRow,
  SeatTypeRow,
  VehicleCategoryRow,
  VehicleSubcategoryRow,
  VehicleTypeAmenityRow,
  VehicleTypeRow,
} from '@naga/catalogue/market/vehicle-rows.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { namesIn } from './tables/names-in.js';
import { OF_TYPES } from './tables/pictures-table.js';
import { textTable } from './tables/text-table.js';
import { AMENITIES, CATEGORIES, LAYOUTS, SUBCATEGORIES } from './tables/vehicles-table.js';
import { vehicles } from './vehicles.js';

const KINDS: Readonly<Record<string, SeatKind>> = {
  D: 'DRIVER',
  d: 'DOOR',
  s: 'SEAT',
  f: 'SEAT',
  b: 'SEAT',
  v: 'SEAT',
  t: 'TOILET',
  x: 'STAIRS',
  '.': 'AISLE',
  '-': 'EMPTY',
};

const seatCategories: readonly SeatCategoryRow[] = [
  {
    id: '1',
    names: { en: 'First class', km: 'ថ្នាក់ទីមួយ', th: 'ชั้นหนึ่ง', vi: 'Hạng nhất', es: 'Primera clase' },
  },
];

/** Kinds of seats, and in which drawings they stand. */
const SEAT = '1';
const BED = '2';
const RECLINER = '3';
const seatTypes: readonly SeatTypeRow[] = [
  {
    id: SEAT,
    abbreviation: 'S',
    description: { en: 'Seat', km: 'កៅអី', th: 'ที่นั่ง', vi: 'Ghế', es: 'Asiento' },
    icon: 'seat',
    seatCategoryId: null,
  },
  {
    id: BED,
    abbreviation: 'B',
    description: { en: 'Bed', km: 'គ្រែ', th: 'ที่นอน', vi: 'Giường', es: 'Cama' },
    icon: 'bed',
    seatCategoryId: null,
  },
  {
    id: RECLINER,
    abbreviation: 'R',
    description: {
      en: 'Reclining seat',
      km: 'កៅអីផ្អែក',
      th: 'ที่นั่งปรับเอน',
      vi: 'Ghế ngả',
      es: 'Asiento reclinable',
    },
    icon: 'recliner',
    seatCategoryId: '1',
  },
];

const next = (rows: readonly unknown[]): string => String(rows.length + 1);

/** Seats of a row are lettered by the columns in which most rows have one; a row that breaks the pattern counts its own. */
function lettersOf(floor: readonly string[]): (row: string, column: number) => string {
  const isSeat = (row: string, column: number): boolean => KINDS[row[column] ?? '-'] === 'SEAT';
  const rows = floor.filter((row) => [...row].some((_, column) => isSeat(row, column)));
  const width = Math.max(...floor.map((row) => row.length));
  const usual = Array.from({ length: width }, (_, column) => column).filter(
    (column) => rows.filter((row) => isSeat(row, column)).length * 2 >= rows.length,
  );
  return (row, column) => {
    const seats = [...[...row].keys()].filter((at) => isSeat(row, at));
    const columns = seats.every((at) => usual.includes(at)) ? usual : seats;
    return String.fromCharCode(65 + columns.indexOf(column));
  };
}

function seatsOf(layoutId: string, floors: readonly (readonly string[])[], seatTypeId: string): Omit<SeatRow, 'id'>[] {
  const seats: Omit<SeatRow, 'id'>[] = [];
  let ordinal = 0;
  for (const [floor, rows] of floors.entries()) {
    const letter = lettersOf(rows);
    for (const [row, cells] of rows.entries()) {
      if (/[sfbv]/.test(cells)) ordinal++;
      for (const [column, cell] of [...cells].entries()) {
        const kind = KINDS[cell]!;
        if (kind === 'EMPTY') continue;
        seats.push({
          seatLayoutId: layoutId,
          seatTypeId: kind === 'SEAT' ? (cell === 'v' ? RECLINER : seatTypeId) : null,
          kind,
          number: kind === 'SEAT' ? `${ordinal}${letter(cells, column)}` : '',
          floor: floor + 1,
          row: row + 1,
          column: column + 1,
          blocked: cell === 'b',
          bookable: kind === 'SEAT',
          allowMale: cell !== 'f',
          allowFemale: true,
          blockedFrom: null,
          blockedTo: null,
        });
      }
    }
  }
  return seats;
}

function layouts(): { seatLayouts: SeatLayoutRow[]; seats: SeatRow[] } {
  const seatLayouts: SeatLayoutRow[] = [];
  const seats: SeatRow[] = [];
  for (const [name, drawing] of Object.entries(LAYOUTS)) {
    const id = next(seatLayouts);
    const floors = drawing
      .trim()
      .split('\n\n')
      .map((floor) => floor.split('\n'));
    const cells = seatsOf(id, floors, name.startsWith('Sleeper') ? BED : name.startsWith('VIP') ? RECLINER : SEAT);
    for (const cell of cells) seats.push({ ...cell, id: next(seats) });
    seatLayouts.push({
      id,
      operatorId: null,
      name,
      floors: floors.length,
      rows: Math.max(...floors.map((floor) => floor.length)),
      columns: Math.max(...floors.flat().map((row) => row.length)),
      numberOfSeats: cells.filter(({ kind }) => kind === 'SEAT').length,
    });
  }
  return { seatLayouts, seats };
}

const amenities: readonly AmenityRow[] = textTable(['code', ...LANGUAGES], AMENITIES).map((row, index) => ({
  id: String(index + 1),
  code: row.code,
  names: namesIn(row),
  icon: row.code,
}));

/** Throws for a code that is no amenity. */
export function amenityIdOf(code: string): string {
  const amenity = amenities.find((one) => one.code === code);
  if (amenity === undefined) throw new Error(`no amenity ${code}`);
  return amenity.id;
}

const subcategories = textTable(['category', 'key', ...LANGUAGES], SUBCATEGORIES);

/** Throws for what is no subcategory of it. */
export function subcategoryIdOf(category: string, subcategory: string): string {
  const index = subcategories.findIndex((row) => row.category === category && row.key === subcategory);
  if (index < 0) throw new Error(`no subcategory ${subcategory} of ${category}`);
  return String(index + 1);
}

/** Vehicles, their layouts and what they have on board: every operator may use them. Pictures are called as their drawings. */
export function makeFleet() {
  const categories = textTable(['key', ...LANGUAGES], CATEGORIES);
  const categoryId = (key: string): string => String(categories.findIndex((row) => row.key === key) + 1);
  const { seatLayouts, seats } = layouts();
  const vehicleCategories = categories.map((row): VehicleCategoryRow => ({
    id: categoryId(row.key),
    names: namesIn(row),
  }));
  const vehicleSubcategories = subcategories.map((row, index): VehicleSubcategoryRow => ({
    id: String(index + 1),
    vehicleCategoryId: categoryId(row.category),
    names: namesIn(row),
  }));
  const vehicleTypes = vehicles.map(
    ({ id, key, names, transportType, layout, category, subcategory }): VehicleTypeRow => ({
      id,
      operatorId: null,
      names,
      transportType,
      vehicleCategoryId: categoryId(category),
      vehicleSubcategoryId: subcategoryIdOf(category, subcategory),
      seatLayoutId: seatLayouts.find((row) => row.name === layout)!.id,
      gallery: OF_TYPES[key] ?? [],
    }),
  );
  const vehicleTypeAmenities: VehicleTypeAmenityRow[] = vehicles
    .flatMap(({ id, amenities: codes }) => codes.map((code) => ({ vehicleTypeId: id, amenityId: amenityIdOf(code) })))
    .map((row, index) => ({ id: String(index + 1), ...row }));
  return {
    vehicleCategories,
    vehicleSubcategories,
    seatCategories,
    seatTypes,
    seatLayouts,
    seats,
    vehicleTypes,
    amenities,
    vehicleTypeAmenities,
  };
}
