import { SelectField } from '@naga/ui/SelectField';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText_TextFragment } from './templates.generated.js';
import classes from './diff.module.css';
import { wordDiff } from './word-diff.rules.js';
import { filledWords, words } from './words.js';

export interface VersionDiffProps {
  text: MessageText_TextFragment;
  /** What stands in the form. */
  typed: string;
}

const TYPED = 'typed';
const OWN = 'own';

/** Any two versions of a text, the default and what is typed among them: what is gone, and what is new. */
export function VersionDiff({ text: { language, own, versions }, typed }: VersionDiffProps) {
  const intl = useIntl();
  const [chosen, choose] = useState<{ before?: string; after?: string }>({});
  const said = new Map([
    [TYPED, typed.trim() || own],
    ...versions.map(({ version, words: is }) => [String(version), is ?? own] as const),
    [OWN, own],
  ]);
  const options = [...said.keys()].map((value) => ({
    value,
    label:
      value === TYPED || value === OWN
        ? intl.formatMessage(words[value])
        : intl.formatMessage(filledWords.number, { version: Number(value) }),
  }));
  const [last, former] = [...versions.map(({ version }) => String(version)), OWN];
  const { before = former!, after = last! } = chosen;
  const select = (which: 'before' | 'after', value: string) => (
    <SelectField
      label={intl.formatMessage(words[which])}
      options={options}
      value={value}
      onChange={({ currentTarget }) => choose({ ...chosen, [which]: currentTarget.value })}
    />
  );
  const parts = wordDiff(said.get(before) ?? own, said.get(after) ?? own, language);
  return (
    <section aria-label={intl.formatMessage(words.compare)}>
      <div className="back-office__fields">
        {select('before', before)}
        {select('after', after)}
      </div>
      <p role="status" className={classes.diff}>
        {parts.some(({ kind }) => kind !== 'same') ? (
          <span lang={language} translate="no">
            {parts.map((part, at) => (
              <Part key={at} {...part} />
            ))}
          </span>
        ) : (
          <FormattedMessage {...words.alike} />
        )}
      </p>
    </section>
  );
}

/** `del` and `ins` say nothing in most screen readers. */
function Part({ kind, text }: ReturnType<typeof wordDiff>[number]) {
  const intl = useIntl();
  if (kind === 'same') return text;
  const Element = kind === 'gone' ? 'del' : 'ins';
  return (
    <Element className={classes[kind]}>
      <VisuallyHidden lang={intl.locale}>{intl.formatMessage(words[kind])} </VisuallyHidden>
      {text}
    </Element>
  );
}
