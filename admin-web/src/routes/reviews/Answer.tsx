import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import type { Conflict } from '../../features/form/use-conflict.js';
import { useForm } from '../../features/form/use-form.js';
import { isRefused } from '../../session/refused.js';
import { typedText } from '../../session/typed-text.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import { answeredVersion } from './answered-version.rules.js';
import type { ReviewAtHand } from './review-at-hand.js';
import { type AnswerReviewMutation, type Review_ReviewFragment, useAnswerReviewMutation } from './reviews.generated.js';
import { words } from './words.js';

const LONGEST = 1000;

/** What the operator says to it, in the place of what it said before. */
export function Answer({ review, reload }: ReviewAtHand) {
  // What was saved here, or taken back, is what the form begins with from then on.
  const [changes, setChanges] = useState(0);
  return (
    <OpenedRecord key={changes} row={review} reload={reload}>
      {(opened, conflict) => (
        <AnswerForm
          opened={opened}
          now={review}
          conflict={conflict}
          onChanged={() => setChanges((count) => count + 1)}
        />
      )}
    </OpenedRecord>
  );
}

interface AnswerFormProps {
  /** As it was when the form began, and as the page shows it. */
  opened: Review_ReviewFragment;
  now: Review_ReviewFragment;
  conflict: Conflict;
  onChanged: () => void;
}

function AnswerForm({ opened, now, conflict, onChanged }: AnswerFormProps) {
  const intl = useIntl();
  const sayUndoable = useUndoNotice();
  const [send] = useAnswerReviewMutation();
  const { id } = opened;
  const answerWith = async (version: number, text: string | null) =>
    (await send({ variables: { id, version, text } })).data?.answerReview;
  async function takeBack(version: number) {
    const answer = await answerWith(version, opened.answer);
    if (!isRefused(answer)) onChanged();
    return answer;
  }
  const form = useForm<{ text: string }, AnswerReviewMutation['answerReview']>({
    initial: { text: opened.answer ?? '' },
    draft: `review-${id}-${opened.version}`,
    send: async ({ text }) => conflict.watch(await answerWith(answeredVersion(opened, now), typedText(text))),
    texts: conflict.texts,
    done: intl.formatMessage(words.saved),
    sayChanged: (done, saved) => sayUndoable(done, () => takeBack(saved.version)),
    onDone: onChanged,
  });
  return (
    <EditForm form={form} isPart submit={<FormattedMessage {...words.send} />} more={conflict.button}>
      <FormSection title={intl.formatMessage(words.answerTitle)}>
        <TextAreaField
          label={intl.formatMessage(words.answer)}
          hint={intl.formatMessage(words.answerHint)}
          maxLength={LONGEST}
          {...form.text('text')}
        />
      </FormSection>
    </EditForm>
  );
}
