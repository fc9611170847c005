import { formatDate } from '@naga/app-kit/format-date.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { issueWords } from '@naga/app-kit/review-words.js';
import { Card } from '@naga/ui/Card';
import { Rating } from '@naga/ui/Rating';
import { Tag } from '@naga/ui/Tag';
import { defineMessages, useIntl } from 'react-intl';
import { useSite } from '../../session/site.js';
import type { ReviewCard_ReviewFragment } from './operators.generated.js';
import classes from './operators.module.css';

const words = defineMessages<{ ride: { from: string; to: string; when: string } }>({
  ride: { id: 'web.operator.review.ride', defaultMessage: '{from} → {to}, {when}' },
});
/** Whoever did not leave a name. */
export const { nameless } = defineMessages({
  nameless: { id: 'web.operator.review.nameless', defaultMessage: 'A traveller' },
});
const answerWord = defineMessages({
  answer: { id: 'web.operator.review.answer', defaultMessage: 'Answer of the operator' },
});

/** What one traveller says, in his own language, and what the operator says to it. */
export function ReviewCard({ review }: { review: ReviewCard_ReviewFragment }) {
  const intl = useIntl();
  const { authorName, travelledOn, fromName: from, toName: to, average, issues, comments, language, answer } = review;
  const { language: reader } = useSite();
  const when = formatDate(travelDate(travelledOn), reader);
  return (
    <Card as="li" className={classes.review}>
      <p className={classes.reviewHead}>
        <b>{authorName ?? intl.formatMessage(nameless)}</b>
        <Rating value={average} />
      </p>
      <p className={classes.reviewRide}>{intl.formatMessage(words.ride, { from, to, when })}</p>
      {comments !== null && (
        <p className={classes.reviewText} lang={language}>
          {comments}
        </p>
      )}
      {issues.length > 0 && (
        <p className={classes.reviewIssues}>
          {issues.map((issue) => (
            <Tag key={issue}>{intl.formatMessage(issueWords[issue])}</Tag>
          ))}
        </p>
      )}
      {answer !== null && (
        <div className={classes.reviewAnswer}>
          <b>{intl.formatMessage(answerWord.answer)}</b>
          <p className={classes.reviewText}>{answer}</p>
        </div>
      )}
    </Card>
  );
}
