import type { LocalizedText } from '@naga/kernel/language.js';
import type { ParcelEventType } from '../parcel/parcel-status.rules.js';
import type { CategorySlug } from './prices.js';
import type { PlaceSlug } from './zones.js';

export interface StoryStep {
  readonly type: ParcelEventType;
  readonly hoursAgo: number;
  readonly place?: PlaceSlug;
  readonly note?: LocalizedText;
}

export interface ParcelFacts {
  /** Taken in by an agency for the operator. */
  readonly byAgency: boolean;
  readonly from: PlaceSlug;
  readonly to: PlaceSlug;
  readonly operator: string;
  readonly goods: LocalizedText;
  readonly category: CategorySlug;
  readonly quantity: number;
  readonly weightKg: number;
  /** US cents. */
  readonly declared: number;
  readonly discount: number;
  readonly story: readonly StoryStep[];
}

const GOODS: readonly [LocalizedText, CategorySlug, number, number][] = [
  [{ en: 'Documents', km: 'ឯកសារ', th: 'เอกสาร', vi: 'Giấy tờ', es: 'Documentos' }, 'envelope', 0.4, 0],
  [{ en: 'Clothes', km: 'សម្លៀកបំពាក់', th: 'เสื้อผ้า', vi: 'Quần áo', es: 'Ropa' }, 'medium', 9, 12_000],
  [
    { en: 'Phone parts', km: 'គ្រឿងទូរស័ព្ទ', th: 'อะไหล่โทรศัพท์', vi: 'Linh kiện điện thoại', es: 'Piezas de móvil' },
    'small',
    2.5,
    35_000,
  ],
  [
    { en: 'Kampot pepper', km: 'ម្រេចកំពត', th: 'พริกไทยกำปอต', vi: 'Tiêu Kampot', es: 'Pimienta de Kampot' },
    'small',
    4.8,
    9000,
  ],
  [{ en: 'Books', km: 'សៀវភៅ', th: 'หนังสือ', vi: 'Sách', es: 'Libros' }, 'medium', 14.5, 8000],
  [{ en: 'Rice cooker', km: 'ឆ្នាំងអគ្គិសនី', th: 'หม้อหุงข้าว', vi: 'Nồi cơm điện', es: 'Olla arrocera' }, 'large', 6, 4500],
  [{ en: 'Motorbike', km: 'ម៉ូតូ', th: 'รถจักรยานยนต์', vi: 'Xe máy', es: 'Motocicleta' }, 'motorbike', 110, 95_000],
];

/** What crosses a border; a motorbike rides home on its own wheels. */
const WAYS: readonly [PlaceSlug, PlaceSlug, string, boolean][] = [
  ['phnom-penh', 'siem-reap', 'Tonle Express', false],
  ['siem-reap', 'battambang', 'Battambang Lines', false],
  ['phnom-penh', 'sihanoukville', 'Mekong Ibis', false],
  ['kampot', 'phnom-penh', 'Pepper Coast Shuttle', false],
  ['phnom-penh', 'kratie', 'Highland Lines', false],
  ['phnom-penh', 'pakse', 'Mekong Crossing', true],
  ['vientiane', 'luang-prabang', 'Lane Chang Vans', false],
  ['vientiane', 'pakse', 'Vieng Stars', false],
  ['ho-chi-minh-city', 'phnom-penh', 'Delta Gate Coaches', true],
  ['bangkok', 'siem-reap', 'Siam Gate Coaches', true],
];

/** What the operator whose staff the demonstration has carries besides: enough for lists of every scope. */
const STAFFED_WAYS: typeof WAYS = [
  ['phnom-penh', 'siem-reap', 'Mekong Ibis', false],
  ['siem-reap', 'phnom-penh', 'Mekong Ibis', false],
  ['phnom-penh', 'kampot', 'Mekong Ibis', false],
  ['sihanoukville', 'phnom-penh', 'Mekong Ibis', false],
  ['kampot', 'siem-reap', 'Mekong Ibis', false],
];

const NOTES = {
  flood: {
    en: 'The road is under water; the bus takes the longer way.',
    km: 'ផ្លូវលិចទឹក រថយន្តក្រុងទៅតាមផ្លូវវាង។',
    th: 'ถนนน้ำท่วม รถใช้เส้นทางอ้อม',
    vi: 'Đường ngập nước, xe đi đường vòng.',
    es: 'La carretera está inundada; el autobús da un rodeo.',
  },
  customs: {
    en: 'Waiting for customs at the border.',
    km: 'រង់ចាំគយនៅព្រំដែន។',
    th: 'รอศุลกากรที่ชายแดน',
    vi: 'Đang chờ hải quan ở cửa khẩu.',
    es: 'Espera la aduana en la frontera.',
  },
  called: {
    en: 'The receiver could not be reached; we try again tomorrow.',
    km: 'ទាក់ទងអ្នកទទួលមិនបាន យើងនឹងព្យាយាមម្តងទៀតនៅថ្ងៃស្អែក។',
    th: 'ติดต่อผู้รับไม่ได้ เราจะลองอีกครั้งพรุ่งนี้',
    vi: 'Chưa liên lạc được người nhận, chúng tôi sẽ thử lại ngày mai.',
    es: 'No se pudo avisar al destinatario; lo intentamos de nuevo mañana.',
  },
  changed: {
    en: 'Cancelled by the sender before departure.',
    km: 'អ្នកផ្ញើបានលុបចោលមុនចេញដំណើរ។',
    th: 'ผู้ส่งยกเลิกก่อนออกเดินทาง',
    vi: 'Người gửi hủy trước khi xe chạy.',
    es: 'Cancelado por el remitente antes de salir.',
  },
} satisfies Record<string, LocalizedText>;

type Story = (from: PlaceSlug, to: PlaceSlug, age: number) => StoryStep[];

/** Each status in the forms a tracking page must be able to show; `age` is the hours since the parcel was taken. */
const STORIES: readonly Story[] = [
  (from, _, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'IN_TRANSIT', hoursAgo: age - 3, place: from },
    { type: 'DELAYED', hoursAgo: age - 6, note: NOTES.flood },
  ],
  (from, to, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'IN_TRANSIT', hoursAgo: age - 2, place: from },
    { type: 'ARRIVED', hoursAgo: age - 9, place: to },
  ],
  (from, to, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'ARRIVED', hoursAgo: age - 12, place: to },
    { type: 'COLLECTED', hoursAgo: age - 15, place: to },
  ],
  (from) => [{ type: 'CREATED', hoursAgo: 2, place: from }],
  (from, _, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'IN_TRANSIT', hoursAgo: age - 4, place: from },
  ],
  (from, to, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'IN_TRANSIT', hoursAgo: age - 3, place: from },
    { type: 'ARRIVED', hoursAgo: age - 10, place: to },
    { type: 'DELIVERY_FAILED', hoursAgo: age - 14, place: to, note: NOTES.called },
  ],
  (from, to, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'IN_TRANSIT', hoursAgo: age - 3, place: from },
    { type: 'ON_HOLD', hoursAgo: age - 7, note: NOTES.customs },
    { type: 'ARRIVED', hoursAgo: age - 16, place: to },
    { type: 'COLLECTED', hoursAgo: age - 18, place: to },
  ],
  (from, _, age) => [
    { type: 'CREATED', hoursAgo: age, place: from },
    { type: 'CANCELLED', hoursAgo: age - 1, place: from, note: NOTES.changed },
  ],
];

/** A dozen in each status of everybody's, then another of the staffed operator; the first ones are NAGA-1001 and following. */
const EVERYBODYS = 12 * 4;
const COUNT = 2 * EVERYBODYS;
const AGENCY_TAKES_EACH = 3;

function parcelAt(index: number): ParcelFacts {
  const isStaffed = index >= EVERYBODYS;
  const ways = isStaffed ? STAFFED_WAYS : WAYS;
  const [from, to, operator, border] = ways[index % ways.length]!;
  const goods = GOODS.filter(([, category]) => !border || category !== 'motorbike');
  const [name, category, weightKg, declared] = goods[(index * 3) % goods.length]!;
  const story = STORIES[index % STORIES.length]!(from, to, 22 + (index % 5) * 7);
  const quantity = category === 'motorbike' ? 1 : 1 + (index % 3);
  return {
    byAgency: isStaffed && index % AGENCY_TAKES_EACH === 0,
    from,
    to,
    operator,
    goods: name,
    category,
    quantity,
    weightKg,
    declared,
    discount: index % 6 === 5 ? 50 : 0,
    story,
  };
}

export const PARCELS: readonly ParcelFacts[] = Array.from({ length: COUNT }, (_, index) => parcelAt(index));
