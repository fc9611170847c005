import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../features/action/use-attempt.js';
import { type Review_ReviewFragment, useHideReviewMutation, usePublishReviewMutation } from './reviews.generated.js';
import { words } from './words.js';

const LONGEST = 500;

/** On the page or off it; off it with a reason. */
export function Moderate({ review: { id, state } }: { review: Review_ReviewFragment }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [publish, { loading: publishing }] = usePublishReviewMutation();
  const [hide, { loading: hiding }] = useHideReviewMutation();
  async function show() {
    const done = await attempt(async () => (await publish({ variables: { id } })).data?.publishReview);
    if (done !== undefined) notify(say(words.published));
  }
  async function take(reason: string): Promise<boolean> {
    const done = await attempt(async () => (await hide({ variables: { id, reason } })).data?.hideReview);
    if (done !== undefined) notify(say(words.hidden));
    return done !== undefined;
  }
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
