import type { CATEGORIES } from './categories.js';
import type { CITIES } from './cities.js';
import type { INCLUDES } from './includes.js';
import type { TERMS } from './terms.js';
import type { en } from './words/en.js';

/** Everything about an experience that needs no words. */
export interface ExperienceFacts {
  readonly slug: keyof typeof en;
  readonly city: keyof typeof CITIES;
  readonly category: keyof typeof CATEGORIES;
  readonly minutes: number;
  /** More than 0 makes it a package. */
  readonly nights?: number;
  readonly guests: number;
  /** Of the meeting point: latitude, longitude. */
  readonly at: readonly [number, number];
  readonly includes: readonly (keyof typeof INCLUDES)[];
  readonly terms: keyof typeof TERMS;
  /** Average of 1 to 5, and of how many reviews; left out where nobody has said anything yet. */
  readonly rated?: readonly [number, number];
  /** US cents: adult, senior, child, infant. */
  readonly prices: readonly [number, number, number, number];
  /** Percent. */
  readonly discount?: number;
  readonly hue: number;
}

const DAY = 24 * 60;
const SIEM_REAP = [13.3541, 103.8552] as const;
const BATTAMBANG = [13.1029, 103.1986] as const;
const LUANG_PRABANG = [19.8893, 102.1352] as const;
const PAKSE = [15.1191, 105.7987] as const;
const KAMPOT = [10.6104, 104.1815] as const;
const NAM_PHOU = [17.9643, 102.6082] as const;

// oxfmt-ignore
export const EXPERIENCES: readonly ExperienceFacts[] = [
  { slug: 'angkor-sunrise-by-bicycle', city: 'siem-reap', category: 'cycling', minutes: 540, guests: 12, at: [13.3547, 103.8545], includes: ['guide', 'bicycle', 'breakfast', 'water'], terms: 'day', rated: [4.9, 612], prices: [4500, 4000, 2900, 0], hue: 28 },
  { slug: 'siem-reap-evening-food-walk', city: 'siem-reap', category: 'food', minutes: 210, guests: 10, at: [13.3619, 103.8597], includes: ['guide', 'tasting', 'water'], terms: 'day', rated: [4.8, 403], prices: [3900, 3900, 2400, 0], hue: 14 },
  { slug: 'tonle-sap-floating-village', city: 'siem-reap', category: 'boat', minutes: 300, guests: 14, at: SIEM_REAP, includes: ['guide', 'pickup', 'boat', 'lifejacket', 'lunch'], terms: 'water', rated: [4.5, 288], prices: [3600, 3200, 2200, 0], discount: 10, hue: 196 },
  { slug: 'khmer-ceramics-workshop', city: 'siem-reap', category: 'crafts', minutes: 120, guests: 8, at: [13.3608, 103.8571], includes: ['materials', 'water'], terms: 'day', rated: [4.7, 156], prices: [2500, 2200, 1800, 0], hue: 18 },
  { slug: 'angkor-temples-three-days', city: 'siem-reap', category: 'temples', minutes: 3 * DAY, nights: 2, guests: 12, at: SIEM_REAP, includes: ['guide', 'pickup', 'room', 'breakfast', 'entrance', 'water'], terms: 'package', rated: [4.8, 97], prices: [28900, 27500, 18900, 2500], discount: 8, hue: 40 },
  { slug: 'phnom-penh-sunset-boat', city: 'phnom-penh', category: 'boat', minutes: 90, guests: 30, at: [11.5716, 104.9312], includes: ['boat', 'lifejacket', 'drink'], terms: 'water', rated: [4.4, 731], prices: [1500, 1500, 800, 0], hue: 20 },
  { slug: 'mekong-silk-island-ride', city: 'phnom-penh', category: 'cycling', minutes: 300, guests: 12, at: [11.5743, 104.927], includes: ['guide', 'bicycle', 'ferry', 'lunch', 'water'], terms: 'day', rated: [4.6, 219], prices: [3200, 2900, 2000, 0], hue: 130 },
  { slug: 'phnom-penh-market-cooking-class', city: 'phnom-penh', category: 'food', minutes: 240, guests: 10, at: [11.5478, 104.9236], includes: ['guide', 'materials', 'lunch', 'recipes'], terms: 'day', rated: [4.9, 344], prices: [2800, 2800, 1900, 0], hue: 95 },
  { slug: 'khmer-massage-herbal-steam', city: 'phnom-penh', category: 'wellness', minutes: 120, guests: 6, at: [11.5513, 104.9246], includes: ['towel', 'drink'], terms: 'wellness', rated: [4.6, 128], prices: [2400, 2000, 2400, 2400], hue: 158 },
  { slug: 'kampot-pepper-farm', city: 'kampot', category: 'food', minutes: 240, guests: 12, at: KAMPOT, includes: ['guide', 'tasting', 'lunch', 'entrance'], terms: 'day', rated: [4.7, 267], prices: [2200, 2000, 1200, 0], hue: 88 },
  { slug: 'kampot-river-fireflies', city: 'kampot', category: 'boat', minutes: 150, guests: 24, at: [10.6116, 104.178], includes: ['boat', 'lifejacket', 'drink'], terms: 'water', rated: [4.3, 312], prices: [900, 900, 500, 0], hue: 210 },
  { slug: 'bokor-mountain-day', city: 'kampot', category: 'nature', minutes: 480, guests: 14, at: KAMPOT, includes: ['guide', 'pickup', 'lunch', 'entrance', 'water'], terms: 'day', rated: [4.4, 141], prices: [2600, 2400, 1700, 0], discount: 15, hue: 172 },
  { slug: 'kampot-riverside-retreat', city: 'kampot', category: 'wellness', minutes: 4 * DAY, nights: 3, guests: 8, at: [10.6241, 104.1849], includes: ['room', 'breakfast', 'dinner', 'boat', 'towel'], terms: 'package', rated: [4.8, 54], prices: [19900, 18500, 12900, 0], hue: 150 },
  { slug: 'battambang-bamboo-train-and-bats', city: 'battambang', category: 'nature', minutes: 360, guests: 14, at: BATTAMBANG, includes: ['guide', 'pickup', 'entrance', 'water'], terms: 'day', rated: [4.6, 205], prices: [2400, 2200, 1500, 0], hue: 32 },
  { slug: 'battambang-country-cycling', city: 'battambang', category: 'cycling', minutes: 270, guests: 12, at: [13.0986, 103.2003], includes: ['guide', 'bicycle', 'tasting', 'water'], terms: 'day', rated: [4.9, 238], prices: [2900, 2600, 1800, 500], hue: 76 },
  { slug: 'koh-rong-plankton-night-boat', city: 'koh-rong', category: 'boat', minutes: 120, guests: 12, at: [10.7191, 103.2404], includes: ['boat', 'lifejacket', 'drink'], terms: 'water', rated: [4.5, 176], prices: [1800, 1800, 1200, 1200], hue: 226 },
  { slug: 'koh-rong-three-days', city: 'koh-rong', category: 'nature', minutes: 3 * DAY, nights: 2, guests: 16, at: [10.6318, 103.5037], includes: ['ferry', 'room', 'breakfast', 'boat', 'lifejacket'], terms: 'package', rated: [4.6, 83], prices: [21900, 21900, 14900, 0], discount: 10, hue: 186 },
  { slug: 'kratie-river-dolphins', city: 'kratie', category: 'nature', minutes: 180, guests: 10, at: [12.4885, 106.0166], includes: ['guide', 'boat', 'lifejacket', 'entrance'], terms: 'water', rated: [4.5, 94], prices: [2300, 2000, 1400, 0], hue: 202 },
  { slug: 'luang-prabang-kuang-si-falls', city: 'luang-prabang', category: 'nature', minutes: 300, guests: 12, at: LUANG_PRABANG, includes: ['pickup', 'entrance', 'lunch', 'water'], terms: 'day', rated: [4.8, 521], prices: [2700, 2500, 1700, 0], hue: 180 },
  { slug: 'luang-prabang-weaving-class', city: 'luang-prabang', category: 'crafts', minutes: 240, guests: 8, at: [19.8781, 102.1462], includes: ['materials', 'drink', 'lunch'], terms: 'day', rated: [4.9, 187], prices: [4800, 4300, 3500, 0], hue: 262 },
  { slug: 'luang-prabang-pak-ou-slow-boat', city: 'luang-prabang', category: 'boat', minutes: 360, guests: 20, at: [19.8975, 102.1436], includes: ['boat', 'lifejacket', 'entrance', 'lunch'], terms: 'water', rated: [4.3, 264], prices: [3100, 2800, 1900, 0], hue: 36 },
  { slug: 'vientiane-temples-by-tuk-tuk', city: 'vientiane', category: 'temples', minutes: 240, guests: 6, at: NAM_PHOU, includes: ['guide', 'entrance', 'water'], terms: 'day', rated: [4.7, 132], prices: [2600, 2300, 1500, 0], hue: 46 },
  { slug: 'vientiane-herbal-sauna', city: 'vientiane', category: 'wellness', minutes: 180, guests: 6, at: NAM_PHOU, includes: ['pickup', 'towel', 'drink'], terms: 'wellness', rated: [4.6, 71], prices: [1900, 1700, 1900, 1900], hue: 140 },
  { slug: 'vang-vieng-nam-song-kayak', city: 'vang-vieng', category: 'boat', minutes: 270, guests: 16, at: [18.9224, 102.4459], includes: ['guide', 'boat', 'lifejacket', 'lunch'], terms: 'water', rated: [4.6, 298], prices: [2100, 2100, 1600, 1600], hue: 164 },
  { slug: 'vang-vieng-two-days', city: 'vang-vieng', category: 'nature', minutes: 2 * DAY, nights: 1, guests: 10, at: [18.9329, 102.4421], includes: ['guide', 'room', 'bicycle', 'breakfast', 'dinner', 'entrance'], terms: 'package', rated: [4.7, 46], prices: [11900, 11500, 8500, 0], hue: 118 },
  { slug: 'pakse-bolaven-coffee-and-falls', city: 'pakse', category: 'nature', minutes: 540, guests: 12, at: PAKSE, includes: ['guide', 'pickup', 'tasting', 'lunch', 'entrance'], terms: 'day', rated: [4.7, 163], prices: [3800, 3400, 2400, 0], hue: 24 },
  { slug: 'champasak-wat-phou', city: 'pakse', category: 'temples', minutes: 360, guests: 12, at: PAKSE, includes: ['guide', 'pickup', 'entrance', 'water'], terms: 'day', prices: [3300, 3000, 2000, 0], hue: 52 },
  { slug: 'don-det-four-thousand-islands', city: 'pakse', category: 'nature', minutes: 3 * DAY, nights: 2, guests: 12, at: PAKSE, includes: ['pickup', 'boat', 'room', 'bicycle', 'breakfast'], terms: 'package', rated: [4.5, 68], prices: [14900, 13900, 9900, 0], discount: 12, hue: 192 },
];
