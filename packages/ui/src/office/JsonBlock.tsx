import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../form/Button.js';
import classes from './JsonBlock.module.css';

const words = defineMessages({
  copy: { id: 'ui.json.copy', defaultMessage: 'Copy' },
  copied: { id: 'ui.json.copied', defaultMessage: 'Copied' },
});

/** The raw record for developers; `label` names it. */
export function JsonBlock({ value, label }: { value: unknown; label: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const text = JSON.stringify(value, null, 2) ?? 'null';
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={classes.block}>
      {/* It scrolls, so the keyboard must be able to get at it. */}
      <pre className={classes.code} tabIndex={0} role="region" aria-label={label} lang="en">
        {text}
      </pre>
      <Button className={classes.copy} variant="quiet" size="small" onClick={() => void copy()}>
        {intl.formatMessage(copied ? words.copied : words.copy)}
      </Button>
    </div>
  );
}
