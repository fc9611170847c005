import { defineMessages } from 'react-intl';

export const listWords = defineMessages({
  title: { id: 'experiences.list.title', defaultMessage: 'Experiences' },
  lead: {
    id: 'experiences.list.lead',
    defaultMessage: 'Half days, full days and a few nights with people who live where you are going.',
  },
  search: { id: 'experiences.list.search', defaultMessage: 'Search' },
  searchHint: { id: 'experiences.list.searchHint', defaultMessage: 'Boat, cooking, temples …' },
  city: { id: 'experiences.list.city', defaultMessage: 'Where' },
  everywhere: { id: 'experiences.list.everywhere', defaultMessage: 'Everywhere' },
  kind: { id: 'experiences.list.kind', defaultMessage: 'How long' },
  anyKind: { id: 'experiences.list.anyKind', defaultMessage: 'Any length' },
  sort: { id: 'experiences.list.sort', defaultMessage: 'Sort by' },
  POPULAR: { id: 'experiences.sort.popular', defaultMessage: 'Popular' },
  PRICE: { id: 'experiences.sort.price', defaultMessage: 'Lowest price' },
  RATING: { id: 'experiences.sort.rating', defaultMessage: 'Best rated' },
  DURATION: { id: 'experiences.sort.duration', defaultMessage: 'Shortest first' },
  show: { id: 'experiences.list.show', defaultMessage: 'Show' },
  categories: { id: 'experiences.list.categories', defaultMessage: 'Categories' },
  all: { id: 'experiences.list.all', defaultMessage: 'All' },
  empty: { id: 'experiences.empty.title', defaultMessage: 'Nothing like that here yet' },
  emptyText: {
    id: 'experiences.empty.text',
    defaultMessage: 'Try another word, or look at everything in one place or of one kind.',
  },
  clear: { id: 'experiences.list.clear', defaultMessage: 'Show all experiences' },
  pages: { id: 'experiences.pages', defaultMessage: 'Pages' },
  previous: { id: 'experiences.pages.previous', defaultMessage: 'Previous page' },
  next: { id: 'experiences.pages.next', defaultMessage: 'Next page' },
});

export const countWords = defineMessages<{
  found: { count: number };
  inCity: { city: string };
  page: { page: number; pages: number };
}>({
  found: {
    id: 'experiences.list.found',
    defaultMessage: '{count, plural, one {# experience} other {# experiences}}',
  },
  inCity: { id: 'experiences.list.inCity', defaultMessage: 'Experiences in {city}' },
  page: { id: 'experiences.pages.page', defaultMessage: 'Page {page} of {pages}' },
});
