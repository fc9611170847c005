import { ASPECTS, aspectWords, ISSUES, issueWords, STAR_WORDS } from '@naga/app-kit/review-words.js';
import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { StarField } from '@naga/ui/StarField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import type { ReviewAnswer } from './review-action.js';
import type { ReviewForm_RideFragment } from './reviews.generated.js';
import classes from './reviews.module.css';
import { words } from './review-words.js';

export interface ReviewFormProps {
  ride: ReviewForm_RideFragment;
  wrong: NonNullable<ReviewAnswer['wrong']>;
}

/** Four times five stars, what went wrong, and words. Works without script; the first thing to be mended has the focus. */
export function ReviewForm({ ride: { review }, wrong }: ReviewFormProps) {
  const intl = useIntl();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const say = intl.formatMessage;
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return (
    <Form method="post" className={classes.form} ref={form}>
      {ASPECTS.map((aspect) => (
        <StarField
          key={aspect}
          legend={say(aspectWords[aspect])}
          name={aspect}
          labels={STAR_WORDS.map((word) => say(word))}
          defaultValue={review?.[aspect]}
          error={wrong.includes(aspect) ? say(words.missing) : undefined}
        />
      ))}
      <fieldset className={classes.issues}>
        <legend>{say(words.issues)}</legend>
        <p className={classes.quiet}>{say(words.issuesHint)}</p>
        <div className={classes.choices}>
          {ISSUES.map((issue) => (
            <CheckboxField
              key={issue}
              name="issues"
              value={issue}
              label={say(issueWords[issue])}
              defaultChecked={review?.issues.includes(issue)}
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={say(words.comments)}
        hint={say(words.commentsHint)}
        name="comments"
        rows={5}
        maxLength={2000}
        optional
        defaultValue={review?.comments ?? undefined}
        error={wrong.includes('comments') ? say(words.tooLong) : undefined}
      />
      <Button type="submit" size="large" wide busy={state !== 'idle'}>
        {say(review === null ? words.send : words.sendAgain)}
      </Button>
    </Form>
  );
}
