import type { LocalizedText } from '@naga/kernel/language.js';
import type { ZoneSlug } from './zones.js';

interface CategoryFacts {
  readonly names: LocalizedText;
  /** Centimetres, kilograms, US cents. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly maxWeight: number;
  readonly defaultPrice: number;
}

export const CATEGORIES = {
  envelope: {
    names: { en: 'Envelope', km: 'ស្រោមសំបុត្រ', th: 'ซองเอกสาร', vi: 'Phong bì', es: 'Sobre' },
    ...{ length: 35, width: 25, height: 3, maxWeight: 1, defaultPrice: 150 },
  },
  small: {
    names: { en: 'Small box', km: 'ប្រអប់តូច', th: 'กล่องเล็ก', vi: 'Hộp nhỏ', es: 'Caja pequeña' },
    ...{ length: 30, width: 25, height: 20, maxWeight: 5, defaultPrice: 250 },
  },
  medium: {
    names: { en: 'Medium box', km: 'ប្រអប់មធ្យម', th: 'กล่องกลาง', vi: 'Hộp vừa', es: 'Caja mediana' },
    ...{ length: 50, width: 40, height: 35, maxWeight: 15, defaultPrice: 450 },
  },
  large: {
    names: { en: 'Large box', km: 'ប្រអប់ធំ', th: 'กล่องใหญ่', vi: 'Hộp lớn', es: 'Caja grande' },
    ...{ length: 80, width: 60, height: 60, maxWeight: 40, defaultPrice: 900 },
  },
  motorbike: {
    names: { en: 'Motorbike', km: 'ម៉ូតូ', th: 'รถจักรยานยนต์', vi: 'Xe máy', es: 'Motocicleta' },
    ...{ length: 200, width: 75, height: 115, maxWeight: 180, defaultPrice: 2500 },
  },
} satisfies Record<string, CategoryFacts>;
export type CategorySlug = keyof typeof CATEGORIES;

/** By how far it is: per cent of a category's default price, US cents a kilogram and a cubic metre. */
const BANDS = {
  near: { percent: 80, pricePerKg: 25, pricePerCubicMetre: 1200 },
  middle: { percent: 100, pricePerKg: 40, pricePerCubicMetre: 1800 },
  far: { percent: 160, pricePerKg: 65, pricePerCubicMetre: 2900 },
  abroad: { percent: 240, pricePerKg: 110, pricePerCubicMetre: 4500 },
};

/** Zones between which parcels are carried, both ways. Motorbikes do not cross borders on a bus. */
export const LINKS: readonly (readonly [ZoneSlug, ZoneSlug, keyof typeof BANDS])[] = [
  ['northwest', 'northwest', 'near'],
  ['coast', 'coast', 'near'],
  ['northeast', 'northeast', 'near'],
  ['southLaos', 'southLaos', 'near'],
  ['vientiane', 'vientiane', 'near'],
  ['capital', 'northwest', 'middle'],
  ['capital', 'coast', 'middle'],
  ['capital', 'northeast', 'middle'],
  ['northwest', 'coast', 'far'],
  ['northwest', 'northeast', 'far'],
  ['coast', 'northeast', 'far'],
  ['southLaos', 'vientiane', 'far'],
  ['vientiane', 'northLaos', 'middle'],
  ['southLaos', 'northLaos', 'far'],
  ['capital', 'southLaos', 'abroad'],
  ['northeast', 'southLaos', 'abroad'],
  ['capital', 'saigon', 'abroad'],
  ['capital', 'bangkok', 'abroad'],
  ['northwest', 'bangkok', 'abroad'],
  ['vientiane', 'bangkok', 'abroad'],
];

/** US cents for one piece of a category in a band, rounded up to the next 25. */
export function bandPrice(category: CategorySlug, band: keyof typeof BANDS) {
  const { percent, ...perMeasure } = BANDS[band];
  return { price: Math.ceil((CATEGORIES[category].defaultPrice * percent) / 2500) * 25, ...perMeasure };
}
