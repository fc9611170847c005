import { Button } from '@naga/ui/Button';
import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoable } from '../../session/use-undoable.js';
import { typedText } from '../../session/typed-text.js';
import { type Review_ReviewFragment, useAnswerReviewMutation } from './reviews.generated.js';
import { words } from './words.js';

const LONGEST = 1000;

/** What the operator says to it, in the place of what it said before. */
export function Answer({ review: { id, answer } }: { review: Review_ReviewFragment }) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [text, setText] = useState(answer ?? '');
  const [send, { loading }] = useAnswerReviewMutation();
  const answerWith = async (words: string | null) =>
    (await send({ variables: { id, text: words } })).data?.answerReview;
  const save = () =>
    undoable({
      send: () => answerWith(typedText(text)),
      undo: async () => {
        setText(answer ?? '');
        return answerWith(answer);
      },
      said: intl.formatMessage(words.saved),
    });
  return (
    <FormSection title={intl.formatMessage(words.answerTitle)}>
      <TextAreaField
        label={intl.formatMessage(words.answer)}
        hint={intl.formatMessage(words.answerHint)}
        value={text}
        maxLength={LONGEST}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="back-office__actions">
        <Button busy={loading} onClick={() => void save()}>
          <FormattedMessage {...words.send} />
        </Button>
      </div>
    </FormSection>
  );
}
