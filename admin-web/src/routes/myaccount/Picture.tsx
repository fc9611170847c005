import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { type ChangeEvent, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
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
type Answer = { __typename: string; code?: string; facts?: Record<string, unknown> } | null | undefined;

/** One's face, or the first letters of one's name. */
export function Picture({ account }: { account: Account }) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const [set, setting] = useSetProfilePictureMutation();
  const [remove, removing] = useRemoveProfilePictureMutation();
  const unreadable = () => oops({ text: refusalText(intl, 'PICTURE_NOT_READABLE') });

  async function say(answer: Promise<Answer>) {
    try {
      const said = await answer;
      if (said?.__typename === 'Refused') return oops({ text: refusalText(intl, said.code ?? '', said.facts ?? {}) });
      notify(intl.formatMessage(words.done));
    } catch {
      oops({});
    }
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return unreadable();
    const base64 = await readBase64(file).catch(() => undefined);
    if (base64 === undefined) return unreadable();
    await say(set({ variables: { base64 } }).then(({ data }) => data?.setProfilePicture));
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
              onClick={() => void say(remove().then(({ data }) => data?.removeProfilePicture))}
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
