import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { ASPECTS, aspectWords, issueWords } from '@naga/app-kit/review-words.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Rating } from '@naga/ui/Rating';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Answer } from './Answer.js';
import type { ReviewAtHand } from './review-at-hand.js';
import { Moderate } from './Moderate.js';
import { useReviewQuery } from './reviews.generated.js';
import { ReviewState } from './ReviewState.js';
import classes from './reviews.module.css';
import { words } from './words.js';

export default function ReviewRoute() {
  const { reviewId = '' } = useParams();
  return (
    <RecordGate
      permission="review.reply"
      scopes={['operator', 'country', 'all']}
      back={{ to: '/reviews', label: <FormattedMessage {...words.back} /> }}
    >
      <Review id={reviewId} />
    </RecordGate>
  );
}

function Review({ id }: { id: string }) {
  // What is kept from a list may be old; its version would be refused at once.
  const result = useReviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.review} words={words}>
      {(review, reload) => <ReviewPage key={review.id} review={review} reload={reload} />}
    </Loaded>
  );
}

/** All that was said, the answer, and what staff can do with it. */
function ReviewPage({ review, reload }: ReviewAtHand) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { authorName, operatorName, fromName, toName, travelledOn, average, issues, comments, language } = review;
  const { bookingId, hiddenReason, createdAt, changedAt } = review;
  const fact = (id: keyof typeof words, value: ReactNode) =>
    value === null || value === '' ? [] : [{ id, term: say(words[id]), value }];
  return (
    <RecordView
      title={`${operatorName}: ${authorName ?? '–'}`}
      sub={<ReviewState state={review.state} />}
      actions={
        <PermissionGate permission="review.moderate" scopes={['country', 'all']} otherwise={null}>
          <Moderate review={review} reload={reload} />
        </PermissionGate>
      }
      data={review}
      changes={<RecordTimeline entity="Review" rowId={review.id} />}
    >
      <div className="back-office__stack">
        <DefinitionList
          items={[
            ...fact('rating', <Rating value={average} />),
            ...ASPECTS.map((aspect) => ({
              id: aspect,
              term: say(aspectWords[aspect]),
              value: <Rating value={review[aspect]} />,
            })),
            ...fact('ride', `${fromName} → ${toName}`),
            ...fact('travelled', travelledOn),
            ...fact('when', <LocalTime at={createdAt} />),
            ...fact('changed', changedAt === null ? null : <LocalTime at={changedAt} />),
            ...fact('issues', issues.map((issue) => say(issueWords[issue])).join(', ')),
            ...fact('reason', hiddenReason),
            ...fact('booking', bookingId === null ? null : <BookingLink id={bookingId} />),
          ]}
        />
        {comments !== null && (
          <Card as="blockquote" kind="panel" lang={language} className={classes.quote}>
            {comments}
          </Card>
        )}
        <Answer review={review} reload={reload} />
      </div>
    </RecordView>
  );
}

function BookingLink({ id }: { id: string }) {
  return (
    <PermissionGate permission="booking.view" otherwise={id}>
      <Link to={`/bookings/${id}`}>
        <FormattedMessage {...words.openBooking} />
      </Link>
    </PermissionGate>
  );
}
