import { defineMessages, type NoMessageValues } from 'react-intl';
import type { TourStepId } from './tour-steps.rules.js';

type Titled = Readonly<Record<TourStepId, NoMessageValues>>;

export const titles = defineMessages<Titled>({
  menu: { id: 'admin.tour.menu', defaultMessage: 'The menu has what you may do' },
  today: { id: 'admin.tour.today', defaultMessage: '“Today” says what waits for you' },
  run: { id: 'admin.tour.run', defaultMessage: 'Departures hold your passengers' },
  sell: { id: 'admin.tour.sell', defaultMessage: 'A sale begins with a search' },
  money: { id: 'admin.tour.money', defaultMessage: 'Statements say what is owed' },
  lists: { id: 'admin.tour.lists', defaultMessage: 'A list can be kept as you like it' },
  files: { id: 'admin.tour.files', defaultMessage: 'Many records come in one file' },
  find: { id: 'admin.tour.find', defaultMessage: 'Everything is found from everywhere' },
  keys: { id: 'admin.tour.keys', defaultMessage: 'The keyboard is quicker' },
});

export const texts = defineMessages<Titled>({
  menu: {
    id: 'admin.tour.menu-text',
    defaultMessage:
      'It is in groups by what you do: sell, run, money. What your role may not do is not there; your account and the way out are at its foot.',
  },
  today: {
    id: 'admin.tour.today-text',
    defaultMessage:
      'What is sold, what leaves, and what waits for a decision of yours. Each number opens the list of what it counts.',
  },
  run: {
    id: 'admin.tour.run-text',
    defaultMessage:
      'Each departure has its passenger list, its seats to block, and the page that scans tickets, which works without network, too.',
  },
  sell: {
    id: 'admin.tour.sell-text',
    defaultMessage:
      'From, to and day; then seats, names and how it is paid. It goes without a mouse from the first field to the receipt.',
  },
  money: {
    id: 'admin.tour.money-text',
    defaultMessage:
      'A statement of each month, line by line; a question about a line is asked and answered there, and all of it downloads as a file.',
  },
  lists: {
    id: 'admin.tour.lists-text',
    defaultMessage:
      'Set filters and keep them as a view, for yourself or for colleagues. The address holds all of it: send it as a link. What you see downloads as CSV.',
  },
  files: {
    id: 'admin.tour.files-text',
    defaultMessage:
      '“Import a file” shows first what each line would change. Nothing is saved before you apply it, and all of it can be undone.',
  },
  find: {
    id: 'admin.tour.find-text',
    defaultMessage:
      'Ctrl K, or the field on top of the menu: a reference, a telephone number, a name, or the screen you look for.',
  },
  keys: {
    id: 'admin.tour.keys-text',
    defaultMessage:
      'The key ? shows all shortcuts, j and k go through a list. From there this tour begins again whenever you like.',
  },
});

export const words = defineMessages<
  Record<'offer' | 'offerText' | 'start' | 'no' | 'next' | 'back' | 'end' | 'done' | 'try', NoMessageValues> & {
    count: { step: number; of: number };
  }
>({
  offer: { id: 'admin.tour.offer', defaultMessage: 'Are you new here?' },
  offerText: {
    id: 'admin.tour.offer-text',
    defaultMessage: 'A tour of a minute shows what is where. It is kept for later under “Keyboard shortcuts”.',
  },
  start: { id: 'admin.tour.start', defaultMessage: 'Show me around' },
  no: { id: 'admin.tour.no', defaultMessage: 'No, thank you' },
  count: { id: 'admin.tour.count', defaultMessage: '{step, number} of {of, number}' },
  try: { id: 'admin.tour.try', defaultMessage: 'Have a look' },
  next: { id: 'admin.tour.next', defaultMessage: 'Next' },
  back: { id: 'admin.tour.back', defaultMessage: 'Back' },
  end: { id: 'admin.tour.end', defaultMessage: 'End the tour' },
  done: { id: 'admin.tour.done', defaultMessage: 'Done' },
});
