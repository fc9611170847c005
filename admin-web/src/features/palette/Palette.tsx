import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { shortcutOf } from '@naga/ui/shortcuts.js';
import { Skeleton } from '@naga/ui/Skeleton';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import classes from './Palette.module.css';
import type { PaletteItem } from './palette-item.js';
import { PaletteOptions } from './PaletteOptions.js';
import { type RecordKinds, useChoices } from './use-choices.js';
import { words } from './words.js';

export interface PaletteProps {
  /** Whose recent places these are. */
  userId: string;
  /** Where he may go and what he may do. */
  items: readonly PaletteItem[];
  records: RecordKinds;
  onClose: () => void;
}

/** Anywhere by a few letters: screens, actions, and what the server finds (WAI-ARIA: editable combobox with a list). */
export default function Palette({ userId, items, records, onClose }: PaletteProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { text, type, groups, active, step, pick, remember, find } = useChoices(userId, items, records);
  /** Enter was pressed before the answer came: the first of it is opened. */
  const [hastens, setHastens] = useState(false);

  // Closed before it is gone, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const take = (item: PaletteItem) => {
    onClose();
    if ('run' in item) return item.run();
    remember(item);
    void navigate(item.to);
  };
  const isStale = find.state === 'loading' && (active === undefined || find.places.some((place) => place === active));
  const takeFirst = useEffectEvent(() => active !== undefined && take(active));
  useEffect(() => {
    if (hastens && find.state !== 'loading') takeFirst();
  }, [hastens, find.state]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isStale) setHastens(true);
    else if (event.key === 'Enter' && active !== undefined) take(active);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const count = groups.reduce((sum, { items: some }) => sum + some.length, 0);
  const isNothing = count === 0 && (find.state === 'ready' || find.state === 'nothing-asked');
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={intl.formatMessage(words.title)}
      onClick={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (shortcutOf(event.nativeEvent) !== 'palette') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={intl.formatMessage(words.title)}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          placeholder={intl.formatMessage(words.placeholder)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          autoFocus
          value={text}
          onChange={(event) => {
            setHastens(false);
            type(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" size="small" onClick={onClose}>
          <FormattedMessage {...words.close} />
        </Button>
      </div>
      <div className={classes.body}>
        <PaletteOptions id={id} label={intl.formatMessage(words.found)} {...{ groups, active, pick }} onTake={take} />
        {find.state === 'loading' && find.places.length === 0 && (
          <div className={classes.waiting}>
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </div>
        )}
        {isNothing && (
          <p className={classes.nothing}>
            <FormattedMessage {...words.nothing} values={{ text: text.trim() }} />
          </p>
        )}
        {find.state === 'partly' && (
          <div className={classes.failed}>
            <Notice
              tone="bad"
              live="alert"
              action={
                <Button variant="quiet" size="small" onClick={find.retry}>
                  <FormattedMessage {...words.retry} />
                </Button>
              }
            >
              <FormattedMessage {...words.failed} />
            </Notice>
          </div>
        )}
      </div>
      <p className={classes.foot} role="status">
        {find.state === 'loading' ? (
          <FormattedMessage {...words.searching} />
        ) : (
          <FormattedMessage {...words.count} values={{ count }} />
        )}
      </p>
    </dialog>
  );
}
