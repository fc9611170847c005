import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { AskText } from '../../features/action/AskText.js';
import { isRefused } from '../../session/refused.js';
import { useUndoable } from '../../session/use-undoable.js';
import { reasonField } from './reason-field.js';
import type { ReviewAtHand } from './review-at-hand.js';
import { useHideReviewMutation, usePublishReviewMutation } from './reviews.generated.js';
import { words } from './words.js';

/** On the page or off it; off it with a reason. */
export function Moderate({ review: { id, version, state, hiddenReason }, reload }: ReviewAtHand) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const undoable = useUndoable();
  const [publish, { loading: publishing }] = usePublishReviewMutation();
  const [hide, { loading: hiding }] = useHideReviewMutation();
  // While the dialog says who was first, the page shows already what he made of it.
  async function watched<Answer>(answer: Answer): Promise<Answer> {
    if (isRefused(answer) && answer.code === 'CHANGED_MEANWHILE') await reload();
    return answer;
  }
  const publishIt = async (seen: number) =>
    watched((await publish({ variables: { id, version: seen } })).data?.publishReview);
  const hideIt = async (seen: number, reason: string) =>
    watched((await hide({ variables: { id, version: seen, reason } })).data?.hideReview);
  // Once somebody has looked at a review it is never a new one again: that has no way back.
  const show = () =>
    undoable({
      send: () => publishIt(version),
      undo: state === 'HIDDEN' ? (done) => hideIt(done.version, hiddenReason ?? '') : undefined,
      said: say(words.published),
    });
  const take = (reason: string) =>
    undoable({
      send: () => hideIt(version, reason),
      undo: state === 'PUBLISHED' ? (done) => publishIt(done.version) : undefined,
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
          fields={[reasonField(intl, 'one')]}
          onSure={({ reason }) => take(reason)}
        />
      )}
    </>
  );
}
