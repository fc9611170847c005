import { localize, type LanguageCode } from '@naga/kernel/language.js';
import { money } from '@naga/kernel/money.js';
import type { ExperienceRow } from './experience-row.js';
import { ExperienceView } from './experience.type.js';

/** An experience as readers of one language see it. */
export function experienceView(row: ExperienceRow, language: LanguageCode): ExperienceView {
  const priceOf = (amount: number) => money(amount, row.currency);
  return Object.assign(new ExperienceView(), {
    ...row,
    title: localize(row.titles, language),
    summary: localize(row.summaries, language),
    description: localize(row.descriptions, language),
    terms: localize(row.terms, language),
    meetingPoint: localize(row.meetingPoints, language),
    cityName: localize(row.cityNames, language),
    includes: row.includes.map((text) => localize(text, language)),
    category: {
      id: row.categoryId,
      slug: row.categorySlug,
      name: localize(row.categoryNames, language),
      experienceCount: row.categoryCount,
    },
    prices: {
      adult: priceOf(row.priceAdult),
      senior: priceOf(row.priceSenior),
      child: priceOf(row.priceChild),
      infant: priceOf(row.priceInfant),
    },
  });
}
