import { localize, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import { money, type Currency } from '@naga/kernel/money.js';
import type { PackageCategoryView } from './package-category.type.js';

export interface PackageCategoryRow {
  readonly id: string;
  readonly names: LocalizedText;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly maxWeight: number;
  readonly defaultPrice: number;
  readonly currency: Currency;
}

/** A category as readers of one language see it. */
export function packageCategoryView(row: PackageCategoryRow, language: LanguageCode): PackageCategoryView {
  const { id, names, length, width, height, maxWeight, defaultPrice, currency } = row;
  const name = localize(names, language);
  return { id, name, length, width, height, maxWeight, defaultPrice: money(defaultPrice, currency) };
}
