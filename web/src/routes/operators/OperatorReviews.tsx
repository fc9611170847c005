import { ASPECTS, aspectWords } from '@naga/app-kit/review-words.js';
import { Rating } from '@naga/ui/Rating';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import type { OperatorReviewsQuery } from './operators.generated.js';
import classes from './operators.module.css';
import { ReviewCard } from './ReviewCard.js';

export const PAGE_SIZE = 6;

const words = defineMessages<{
  newer: NoMessageValues;
  older: NoMessageValues;
  shown: { from: number; to: number; total: number };
}>({
  shown: { id: 'web.operator.reviews.shown', defaultMessage: '{from} to {to} of {total}' },
  newer: { id: 'web.operator.reviews.newer', defaultMessage: 'Newer reviews' },
  older: { id: 'web.operator.reviews.older', defaultMessage: 'More reviews' },
});

/** What travellers say: the four averages, then one after the other. Where nobody has said anything, who may. */
export function OperatorReviews({ reviews, page }: { reviews: OperatorReviewsQuery['operatorReviews']; page: number }) {
  const intl = useIntl();
  if (reviews.total === 0)
    return (
      <section className="section" aria-labelledby="reviews">
        <h2 id="reviews">
          <FormattedMessage id="web.operator.reviews" defaultMessage="What travellers say" />
        </h2>
        <p className={classes.quiet}>
          <FormattedMessage
            id="web.operator.reviews.none"
            defaultMessage="Nobody has said anything yet. Who travels with this operator is asked afterwards."
          />
        </p>
      </section>
    );
  const at = (other: number) => `${other > 1 ? `?reviews=${other}` : '?'}#reviews`;
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
        {reviews.total > PAGE_SIZE && (
          <span>
            {intl.formatMessage(words.shown, {
              from: (page - 1) * PAGE_SIZE + 1,
              to: Math.min(page * PAGE_SIZE, reviews.total),
              total: reviews.total,
            })}
          </span>
        )}
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
