import { defineMessages, type NoMessageValues } from 'react-intl';

/** Fields that several nouns have. */
export const fieldWords = defineMessages<
  Record<'name' | 'code' | 'icon' | 'abbreviation' | 'description', NoMessageValues>
>({
  name: { id: 'admin.noun-field.name', defaultMessage: 'Name' },
  code: { id: 'admin.noun-field.code', defaultMessage: 'Code' },
  icon: { id: 'admin.noun-field.icon', defaultMessage: 'Icon' },
  abbreviation: { id: 'admin.noun-field.abbreviation', defaultMessage: 'Abbreviation' },
  description: { id: 'admin.noun-field.description', defaultMessage: 'Description' },
});
