import { ASPECTS, aspectWords } from '@naga/app-kit/review-words.js';
import { Rating } from '@naga/ui/Rating';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OperatorReviewsQuery } from './operators.generated.js';
import classes from './operators.module.css';
import { ReviewCard } from './ReviewCard.js';

const PAGE_SIZE = 6;

const words = defineMessages<{ newer: Record<never, never>; older: Record<never, never> }>({
  newer: { id: 'web.operator.reviews.newer', defaultMessage: 'Newer reviews' },
  older: { id: 'web.operator.reviews.older', defaultMessage: 'More reviews' },
});

/** What travellers say: the four averages, then one after the other. Nothing where nobody has said anything. */
export function OperatorReviews({ reviews, page }: { reviews: OperatorReviewsQuery['operatorReviews']; page: number }) {
  const intl = useIntl();
  if (reviews.total === 0) return null;
  const at = (other: number) => `?reviews=${other}#reviews`;
  return (
    <section className="section" aria-labelledby="reviews">
      <h2 id="reviews">
        <FormattedMessage id="web.operator.reviews" defaultMessage="What travellers say" />
      </h2>
      <dl className={classes.aspects}>
        {ASPECTS.map((aspect) => {
          const value = reviews[aspect];
          return (
            value !== null && (
              <div key={aspect}>
                <dt>{intl.formatMessage(aspectWords[aspect])}</dt>
                <dd>
                  <Rating value={value} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <ul className={classes.reviews}>
        {reviews.rows.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <p className={classes.facts}>
        {page > 1 && (
          <Link to={at(page - 1)} preventScrollReset>
            {intl.formatMessage(words.newer)}
          </Link>
        )}
        {page * PAGE_SIZE < reviews.total && (
          <Link to={at(page + 1)} preventScrollReset>
            {intl.formatMessage(words.older)}
          </Link>
        )}
      </p>
    </section>
  );
}
