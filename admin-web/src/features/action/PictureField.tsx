import { useNotices } from '@naga/app-kit/NoticeArea';
import { PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { PICTURE_TYPES, pictureBase64 } from './picture-base64.js';

const words = defineMessages<{
  alt: { name: string };
  file: NoMessageValues;
  choose: NoMessageValues;
  hint: { megabytes: number };
  remove: NoMessageValues;
  done: NoMessageValues;
}>({
  alt: { id: 'admin.picture.alt', defaultMessage: 'Picture of {name}' },
  file: { id: 'admin.picture.file', defaultMessage: 'Picture file' },
  choose: { id: 'admin.picture.choose', defaultMessage: 'Choose a picture' },
  hint: { id: 'admin.picture.hint', defaultMessage: 'PNG, JPEG or WebP, {megabytes} MB at most' },
  remove: { id: 'admin.picture.remove', defaultMessage: 'Remove the picture' },
  done: { id: 'admin.picture.done', defaultMessage: 'The picture is saved.' },
});

/** The refusal, or whatever tells that it is done. */
type Saved = Promise<{ __typename: string } | null | undefined>;

export interface PictureFieldProps {
  person: { firstName: string; lastName: string; profilePictureUrl: string | null };
  /** Saves another picture, as base64. */
  onChoose: (base64: string) => Saved;
  onRemove: () => Saved;
}

/** Somebody's face, or the first letters of the name, and the way to change it. */
export function PictureField({ person, onChoose, onRemove }: PictureFieldProps) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const attempt = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const tooLarge = () => oops({ text: refusalText(intl, 'PICTURE_TOO_LARGE', { megabytes: PICTURE_MEGABYTES }) });
  const unreadable = () => oops({ text: refusalText(intl, 'PICTURE_NOT_READABLE') });

  async function say(send: () => Saved) {
    setBusy(true);
    if ((await attempt(send)) !== undefined) notify(intl.formatMessage(words.done));
    setBusy(false);
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    try {
      const base64 = await pictureBase64(file);
      if (base64 === undefined) return tooLarge();
      await say(() => onChoose(base64));
    } catch {
      unreadable();
    }
  }

  return (
    <div className="back-office__picture">
      {person.profilePictureUrl === null ? (
        <span className="back-office__initials" aria-hidden="true">
          {[person.firstName, person.lastName].map((name) => [...name][0]).join('')}
        </span>
      ) : (
        <img
          src={person.profilePictureUrl}
          alt={intl.formatMessage(words.alt, { name: `${person.firstName} ${person.lastName}` })}
          width="72"
          height="72"
        />
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={intl.formatMessage(words.file)}
        onChange={(event) => void choose(event)}
      />
      <div>
        <div className="back-office__actions">
          <Button variant="quiet" size="small" busy={busy} onClick={() => input.current?.click()}>
            <FormattedMessage {...words.choose} />
          </Button>
          {person.profilePictureUrl !== null && (
            <Button variant="link" size="small" busy={busy} onClick={() => void say(onRemove)}>
              <FormattedMessage {...words.remove} />
            </Button>
          )}
        </div>
        <small>
          <FormattedMessage {...words.hint} values={{ megabytes: PICTURE_MEGABYTES }} />
        </small>
      </div>
    </div>
  );
}
