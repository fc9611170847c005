import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { STAR_WORDS } from '@naga/app-kit/review-words.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { StarField } from '@naga/ui/StarField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Form, useActionData, useNavigation } from 'react-router';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { ConfirmationQuery } from './confirmation.generated.js';
import type { FeedbackAnswer } from './feedback-action.js';

const words = defineMessages({
  title: { id: 'checkout.feedback.title', defaultMessage: 'How was booking with us?' },
  rating: { id: 'checkout.feedback.rating', defaultMessage: 'Your stars' },
  text: { id: 'checkout.feedback.text', defaultMessage: 'What can we do better?' },
  hint: { id: 'checkout.feedback.hint', defaultMessage: 'Only our staff reads it. After the ride we ask how it was.' },
  send: { id: 'checkout.feedback.send', defaultMessage: 'Send' },
  again: { id: 'checkout.feedback.again', defaultMessage: 'Send it as it is now' },
  thanks: { id: 'checkout.feedback.thanks', defaultMessage: 'Thank you! Our staff reads it.' },
  missing: { id: 'web.review.missing', defaultMessage: 'Please choose one to five stars.' },
  tooLong: { id: 'checkout.feedback.tooLong', defaultMessage: 'Please say it in 1000 letters at most.' },
});

export interface FeedbackPanelProps {
  /** What was said before. */
  feedback: ConfirmationQuery['feedbackOn'];
  className: string | undefined;
}

/** How booking went (specification, section 2: booking confirmation with feedback form). Works without script. */
export function FeedbackPanel({ feedback, className }: FeedbackPanelProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const answer = useActionData<FeedbackAnswer>();
  const { formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const wrong = answer?.wrong;
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <Card as="section" kind="panel" className={className}>
      <h2>{say(words.title)}</h2>
      {answer?.given === true && (
        <Notice tone="good" live="status">
          {say(words.thanks)}
        </Notice>
      )}
      <UnheardNotice />
      {answer?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      <Form method="post" ref={form} preventScrollReset>
        <StarField
          legend={say(words.rating)}
          name="rating"
          labels={STAR_WORDS.map((word) => say(word))}
          defaultValue={feedback?.rating}
          error={wrong?.includes('rating') === true ? say(words.missing) : undefined}
        />
        <TextAreaField
          label={say(words.text)}
          hint={say(words.hint)}
          name="words"
          rows={3}
          maxLength={1000}
          optional
          defaultValue={feedback?.words ?? undefined}
          error={wrong?.includes('words') === true ? say(words.tooLong) : undefined}
        />
        <p>
          <Button type="submit" variant="quiet" busy={formData !== undefined}>
            {say(feedback === null ? words.send : words.again)}
          </Button>
        </p>
      </Form>
    </Card>
  );
}
