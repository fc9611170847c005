import { defineMessages, type NoMessageValues } from 'react-intl';

type Named = { label: string; place: number };

/** What is said of pictures in forms. */
export const pictureWords = defineMessages<
  Record<'hint' | 'added' | 'away', NoMessageValues> &
    Record<'sending' | 'several', { count: number }> & {
      remove: { label: string };
      alt: Named;
      earlier: Named;
      later: Named;
      removeOne: Named;
      moved: Named;
      most: { most: number };
    }
>({
  hint: { id: 'admin.pictures.hint', defaultMessage: 'PNG, JPEG or WebP; a large one is made smaller.' },
  several: { id: 'admin.pictures.several', defaultMessage: 'Up to {count, number}, the best one first.' },
  sending: {
    id: 'admin.pictures.sending',
    defaultMessage: '{count, plural, one {The picture is being sent} other {{count, number} pictures are being sent}}',
  },
  added: { id: 'admin.pictures.added', defaultMessage: 'It is here. Save the form to keep it.' },
  away: { id: 'admin.pictures.away', defaultMessage: 'It is taken away. Save the form to keep it so.' },
  remove: { id: 'admin.pictures.remove', defaultMessage: 'Take away: {label}' },
  alt: { id: 'admin.pictures.alt', defaultMessage: '{label} {place, number}' },
  earlier: { id: 'admin.pictures.earlier', defaultMessage: 'Move forward: {label} {place, number}' },
  later: { id: 'admin.pictures.later', defaultMessage: 'Move back: {label} {place, number}' },
  removeOne: { id: 'admin.pictures.remove-one', defaultMessage: 'Take away: {label} {place, number}' },
  moved: { id: 'admin.pictures.moved', defaultMessage: 'It is now {label} {place, number}.' },
  most: {
    id: 'admin.pictures.most',
    defaultMessage: '{most, plural, one {One picture is} other {{most, number} pictures are}} the most there can be.',
  },
});
