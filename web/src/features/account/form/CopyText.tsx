import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl } from 'react-intl';
import classes from './account.module.css';

const words = defineMessages({
  copy: { id: 'account.copy.copy', defaultMessage: 'Copy' },
  copied: { id: 'account.copy.copied', defaultMessage: 'Copied' },
});

/** A text to take along: to select, and with script to copy. */
export function CopyText({ text }: { text: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(intl.formatMessage(words.copied));
  };
  return (
    <p className={classes.actions}>
      <code className={classes.key}>{text}</code>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        {intl.formatMessage(words.copy)}
      </Button>
    </p>
  );
}
