import type { ChangeEvent, ComponentPropsWithoutRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useState } from 'react';

const words = defineMessages<Record<'one' | 'several' | 'none', NoMessageValues>>({
  one: { id: 'admin.file.choose', defaultMessage: 'Choose a file' },
  several: { id: 'admin.file.choose-several', defaultMessage: 'Choose files' },
  none: { id: 'admin.file.none', defaultMessage: 'No file is chosen yet.' },
});

export interface FileInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  /** What is chosen is sent at once, and nothing stays chosen. */
  isSentAtOnce?: boolean;
}

/**
 * Where a file is chosen, or dropped. Browsers write theirs in their own language, whichever the reader has chosen here:
 * so the input lies over our words, unseen.
 */
export function FileInput({ isSentAtOnce = false, onChange, ...input }: FileInputProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<string>();
  function change(event: ChangeEvent<HTMLInputElement>) {
    setChosen(event.currentTarget.files?.[0]?.name);
    onChange?.(event);
  }
  return (
    <span className="file-input" data-disabled={input.disabled === true}>
      <input {...input} type="file" onChange={change} />
      <span className="file-input__button" aria-hidden="true">
        {intl.formatMessage(input.multiple === true ? words.several : words.one)}
      </span>
      {!isSentAtOnce && <span aria-hidden="true">{chosen ?? intl.formatMessage(words.none)}</span>}
    </span>
  );
}
