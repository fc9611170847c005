import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from './list-words.js';
import type { KeptView, useKeptViews } from './use-kept-views.js';

export interface KeptViewBarProps {
  /** The one that is looked at. */
  view: KeptView;
  kept: ReturnType<typeof useKeptViews>;
  onName: (as: 'renamed' | 'copied') => void;
}

/** What can be done with a view: anything by its maker, a copy by everybody who sees it. */
export function KeptViewBar({ view, kept, onName }: KeptViewBarProps) {
  const intl = useIntl();
  const { name, isMine, isShared, by } = view;
  const copy = (
    <Button variant="link" size="small" onClick={() => onName('copied')}>
      <FormattedMessage {...words.copy} values={{ name }} />
    </Button>
  );
  if (!isMine)
    return (
      <div className="list-views__own">
        <FormattedMessage {...words.sharedBy} values={{ by: by ?? '' }} />
        {copy}
      </div>
    );
  return (
    <div className="list-views__own">
      <Button variant="link" size="small" onClick={() => onName('renamed')}>
        <FormattedMessage {...words.rename} values={{ name }} />
      </Button>
      {copy}
      <Button variant="link" size="small" onClick={() => void kept.share(view, !isShared)}>
        <FormattedMessage {...(isShared ? words.unshare : words.share)} values={{ name }} />
      </Button>
      <Button
        variant="link"
        size="small"
        onClick={() => void kept.forget(view, intl.formatMessage(words.removed, { name }))}
      >
        <FormattedMessage {...words.remove} values={{ name }} />
      </Button>
    </div>
  );
}
