import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';

/** What lists, details and prices read of one experience and its category and city. */
export interface ExperienceRow {
  readonly id: string;
  readonly slug: string;
  readonly titles: LocalizedText;
  readonly summaries: LocalizedText;
  readonly descriptions: LocalizedText;
  readonly terms: LocalizedText;
  readonly kind: 'SHORT_ACTIVITY' | 'PACKAGE';
  readonly durationMinutes: number;
  readonly nights: number;
  readonly maxGuests: number;
  readonly meetingPoints: LocalizedText;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly includes: readonly LocalizedText[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly currency: Currency;
  readonly priceAdult: number;
  readonly priceSenior: number;
  readonly priceChild: number;
  readonly priceInfant: number;
  readonly autoDiscount: number;
  readonly imageHue: number;
  readonly categoryId: string;
  readonly categorySlug: string;
  readonly categoryNames: LocalizedText;
  readonly categoryCount: number;
  readonly citySlug: string;
  readonly cityNames: LocalizedText;
}
