import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
    /** Where it stands among the others, from 1. */
    position: p.integer(),
  },
});
/** What kind of thing one does: food, temples, cycling. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
