import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of promotions as lists and forms have them; the menu says some of them. */
export const promotionWords = defineMessages<
  Record<'title' | 'add' | 'about' | 'titles' | 'titlesHint', NoMessageValues>
>({
  title: { id: 'admin.promotions.title', defaultMessage: 'Promotions' },
  add: { id: 'admin.promotions.add', defaultMessage: 'Add a promotion' },
  about: {
    id: 'admin.promotions.about',
    defaultMessage:
      'A promotion lowers prices by itself when seats are held: nobody types a code. Of those that fit, the best of each stack group applies. What is held keeps the price it was promised.',
  },
  titles: { id: 'admin.promotions.titles', defaultMessage: 'Name for travellers' },
  titlesHint: { id: 'admin.promotions.titlesHint', defaultMessage: 'As it stands beside the price.' },
});
