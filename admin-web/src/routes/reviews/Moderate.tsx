import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { AskText } from '../../features/action/AskText.js';
import { useUndoable } from '../../session/use-undoable.js';
import { type Review_ReviewFragment, useHideReviewMutation, usePublishReviewMutation } from './reviews.generated.js';
import { words } from './words.js';

const LONGEST = 500;

/** On the page or off it; off it with a reason. */
export function Moderate({ review: { id, state, hiddenReason } }: { review: Review_ReviewFragment }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const undoable = useUndoable();
  const [publish, { loading: publishing }] = usePublishReviewMutation();
  const [hide, { loading: hiding }] = useHideReviewMutation();
  const publishIt = async () => (await publish({ variables: { id } })).data?.publishReview;
  const hideIt = async (reason: string) => (await hide({ variables: { id, reason } })).data?.hideReview;
  // Once somebody has looked at a review it is never a new one again: that has no way back.
  const show = () =>
    undoable({
      send: publishIt,
      undo: state === 'HIDDEN' ? () => hideIt(hiddenReason ?? '') : undefined,
      said: say(words.published),
    });
  const take = (reason: string) =>
    undoable({
      send: () => hideIt(reason),
      undo: state === 'PUBLISHED' ? publishIt : undefined,
      said: say(words.hidden),
    });
  return (
    <>
      {state !== 'PUBLISHED' && (
        <Button busy={publishing} onClick={() => void show()}>
          {say(words.publish)}
        </Button>
      )}
      {state !== 'HIDDEN' && (
        <AskText
          label={say(words.hide)}
          sure={say(words.hide)}
          keep={say(words.keep)}
          title={say(words.hideTitle)}
          variant="danger"
          busy={hiding}
          fields={[
            {
              name: 'reason',
              label: say(words.reason),
              hint: say(words.hideHint),
              long: true,
              maxLength: LONGEST,
              wrong: (text) => (text === '' ? say(words.hideMissing) : undefined),
            },
          ]}
          onSure={({ reason }) => take(reason)}
        />
      )}
    </>
  );
}
