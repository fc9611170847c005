import { SHORTCUTS, type ShortcutId } from '@naga/ui/shortcuts.js';
import { defineMessages, useIntl } from 'react-intl';
import classes from './keys.module.css';

const words = defineMessages({
  ctrl: { id: 'admin.keys.ctrl', defaultMessage: 'Ctrl' },
  enter: { id: 'admin.keys.enter', defaultMessage: 'Enter' },
});

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they stand on the keyboard. */
export function Keys({ of }: { of: ShortcutId }) {
  const intl = useIntl();
  const { key, mod } = SHORTCUTS[of];
  const name = key === 'Enter' ? intl.formatMessage(words.enter) : mod === true ? key.toUpperCase() : key;
  return (
    <span className={classes.keys}>
      {mod === true && <kbd>{isApple() ? '⌘' : intl.formatMessage(words.ctrl)}</kbd>}
      <kbd>{name}</kbd>
    </span>
  );
}
