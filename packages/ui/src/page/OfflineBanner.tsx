import { useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './OfflineBanner.module.css';

const words = defineMessages({
  offline: {
    id: 'ui.offline.text',
    defaultMessage: 'You are offline. What you have typed is kept; tickets you have opened still work.',
  },
  retry: { id: 'ui.offline.retry', defaultMessage: 'Try again' },
});

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export interface OfflineBannerProps {
  /** What it means here, where that is not what travellers need to know. */
  text?: string;
  onRetry?: () => void;
}

/** Says so while the browser has no network; invisible otherwise and on the server. */
export function OfflineBanner({ text, onRetry }: OfflineBannerProps) {
  const intl = useIntl();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={classes.area}>
      {!online && (
        <div className={classes.banner}>
          {text ?? intl.formatMessage(words.offline)}
          {onRetry !== undefined && (
            <button type="button" className={classes.retry} onClick={onRetry}>
              {intl.formatMessage(words.retry)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
