import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { type ChangeEvent, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../features/action/use-attempt.js';
import { useRemoveProfilePictureMutation, useSetProfilePictureMutation } from './myaccount.generated.js';
import { readBase64 } from './read-base64.js';
import type { Account } from './OwnAccount.js';

const words = defineMessages({
  alt: { id: 'admin.picture.alt', defaultMessage: 'Your picture' },
  file: { id: 'admin.picture.file', defaultMessage: 'Picture file' },
  choose: { id: 'admin.picture.choose', defaultMessage: 'Choose a picture' },
  hint: { id: 'admin.picture.hint', defaultMessage: 'PNG, JPEG or WebP, 2 MB at most' },
  remove: { id: 'admin.picture.remove', defaultMessage: 'Remove the picture' },
  done: { id: 'admin.picture.done', defaultMessage: 'Your picture is saved.' },
});

const MOST_BYTES = 2_000_000;

/** One's face, or the first letters of one's name. */
export function Picture({ account }: { account: Account }) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const [set, setting] = useSetProfilePictureMutation();
  const [remove, removing] = useRemoveProfilePictureMutation();
  const unreadable = () => oops({ text: refusalText(intl, 'PICTURE_NOT_READABLE') });

  async function say(send: () => Promise<unknown>) {
    if ((await attempt(send)) !== undefined) notify(intl.formatMessage(words.done));
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return unreadable();
    const base64 = await readBase64(file).catch(() => undefined);
    if (base64 === undefined) return unreadable();
    await say(async () => (await set({ variables: { base64 } })).data?.setProfilePicture);
  }

  return (
    <div className="back-office__picture">
      {account.profilePictureUrl === null ? (
        <span className="back-office__initials" aria-hidden="true">
          {[account.firstName, account.lastName].map((name) => [...name][0]).join('')}
        </span>
      ) : (
        <img src={account.profilePictureUrl} alt={intl.formatMessage(words.alt)} width="72" height="72" />
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={intl.formatMessage(words.file)}
        onChange={(event) => void choose(event)}
      />
      <div>
        <div className="back-office__actions">
          <Button variant="quiet" size="small" busy={setting.loading} onClick={() => input.current?.click()}>
            <FormattedMessage {...words.choose} />
          </Button>
          {account.profilePictureUrl !== null && (
            <Button
              variant="link"
              size="small"
              busy={removing.loading}
              onClick={() => void say(async () => (await remove()).data?.removeProfilePicture)}
            >
              <FormattedMessage {...words.remove} />
            </Button>
          )}
        </div>
        <small>
          <FormattedMessage {...words.hint} />
        </small>
      </div>
    </div>
  );
}
