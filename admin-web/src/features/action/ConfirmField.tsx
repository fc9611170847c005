import { TextField } from '@naga/ui/TextField';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { type ConfirmWord, confirmWordText, isTyped } from './confirm-word.js';

const words = defineMessages<{ label: { word: string }; wrong: { word: string } }>({
  label: { id: 'admin.confirm.label', defaultMessage: 'Type {word} to go on' },
  wrong: { id: 'admin.confirm.wrong', defaultMessage: 'Nothing is done until {word} stands here.' },
});

/** What is done for good, in the words of who does it. */
export interface Confirmed {
  readonly word: ConfirmWord;
  /** What it is done to, and the money that moves: 'KX74QP', '$12.00'. */
  readonly of: readonly (string | null | undefined)[];
}

/** The name under which a form holds the typed word. */
export const CONFIRM_FIELD = 'confirmation';

/** What is the matter with the typed word, or nothing. */
export const wrongWord = (intl: IntlShape, { word }: Confirmed, typed: string): string | undefined =>
  isTyped(typed, confirmWordText(intl, word))
    ? undefined
    : intl.formatMessage(words.wrong, { word: confirmWordText(intl, word) });

export interface ConfirmFieldProps {
  confirm: Confirmed;
  error: string | undefined;
  autoFocus: boolean;
}

/** The object, the amount, and the word to be typed before either is touched. */
export function ConfirmField({ confirm, error, autoFocus }: ConfirmFieldProps) {
  const intl = useIntl();
  return (
    <>
      <p>
        <strong>{confirm.of.filter(Boolean).join(' · ')}</strong>
      </p>
      <TextField
        name={CONFIRM_FIELD}
        label={intl.formatMessage(words.label, { word: confirmWordText(intl, confirm.word) })}
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
        required
      />
    </>
  );
}
