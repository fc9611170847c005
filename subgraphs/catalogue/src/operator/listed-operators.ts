import type { Views } from '../memory/views.js';
import type { OperatorView } from './operator.type.js';

/** Featured ones first, then by name in the reader's language; those of the country (ISO 3166-1 alpha-2) are left out. */
export const listedOperators = ({ operators, language }: Views, excluded?: string): OperatorView[] =>
  operators
    .filter(({ countryCode }) => countryCode !== excluded?.toUpperCase())
    .sort((a, b) => Number(b.featured) - Number(a.featured) || a.name.localeCompare(b.name, language));
