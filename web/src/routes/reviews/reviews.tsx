import { formatDate } from '@naga/app-kit/format-date.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { data, useActionData } from 'react-router';
import { dayOfInstant } from '../../session/dates.js';
import { ask } from '../../session/graph.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/reviews';
import { type ReviewAnswer, reviewAction } from './review-action.js';
import { ReviewForm } from './ReviewForm.js';
import { RideToReviewDocument } from './reviews.generated.js';
import classes from './reviews.module.css';
import { words } from './review-words.js';

/** Opened by the link of a mail (specification, section 2: reviews/{ticket_id}/{email}), or by whoever bought it signed in. */
export async function loader({ context, params: { ticketId, email } }: Route.LoaderArgs) {
  const { rideToReview: ride } = await ask(context, RideToReviewDocument, { ticketId, email: email ?? null });
  return data({ ride }, { status: ride === null ? 404 : 200 });
}

export const action = (args: Route.ActionArgs) => reviewAction(args);

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** How it was, asked of who has travelled; within a week it can be said anew. */
export default function Reviews({ loaderData: { ride } }: Route.ComponentProps) {
  const intl = useIntl();
  const answer = useActionData<ReviewAnswer>();
  const say = intl.formatMessage;
  const { language } = useSite();
  const dayOf = (time: string) => formatDate(dayOfInstant(time), language);
  if (ride === null)
    return (
      <div className={classes.narrow}>
        <PageHead title={say(words.unknown)} hidden />
        <h1>{say(words.unknown)}</h1>
        <p>{say(words.unknownText)}</p>
      </div>
    );
  const { review, operatorName, fromName, toName, departureTime } = ride;
  const title = say(words.title, { operator: operatorName });
  return (
    <div className={classes.narrow}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={classes.lead}>{say(words.lead, { from: fromName, to: toName, day: dayOf(departureTime) })}</p>
      {answer?.done !== undefined && (
        <Notice tone="good" live="status" title={say(words.thanks)}>
          {say(answer.done === 'PUBLISHED' ? words.published : words.waiting)}
        </Notice>
      )}
      <UnheardNotice />
      {answer?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      {!ride.travelled && <Notice title={say(words.notYet)}>{say(words.notYetText)}</Notice>}
      {review?.answer != null && (
        <Notice title={say(words.answer)}>
          <p className={classes.said}>{review.answer}</p>
        </Notice>
      )}
      {review !== null && (
        <p className={classes.quiet}>
          {ride.open ? say(words.changeable, { day: dayOf(ride.changeableUntil!) }) : say(words.closed)}
        </p>
      )}
      {ride.open && (
        <Card as="section" kind="panel" className={classes.panel}>
          <ReviewForm ride={ride} wrong={answer?.wrong ?? []} />
          {ride.authorName !== null && <p className={classes.quiet}>{say(words.shownAs, { name: ride.authorName })}</p>}
        </Card>
      )}
    </div>
  );
}
