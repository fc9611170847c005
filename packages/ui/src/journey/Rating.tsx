import { formatCount, formatRating } from '@naga/kernel/money.js';
import { defineMessages, useIntl } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './Rating.module.css';

const words = defineMessages<{ rated: { rating: string }; reviews: { count: number; shown: string } }>({
  rated: { id: 'ui.rating.of', defaultMessage: 'Rated {rating} of 5' },
  reviews: { id: 'ui.rating.reviews', defaultMessage: '{count, plural, one {{shown} review} other {{shown} reviews}}' },
});

/** ★ 4,7 with the number of reviews behind it, when known. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const intl = useIntl();
  return (
    <span className={classes.rating}>
      <span aria-hidden="true">★ {formatRating(value)}</span>
      <VisuallyHidden>{intl.formatMessage(words.rated, { rating: formatRating(value) })}</VisuallyHidden>
      {count !== undefined && (
        <span className={classes.count}>
          {' '}
          · {intl.formatMessage(words.reviews, { count, shown: formatCount(count) })}
        </span>
      )}
    </span>
  );
}
