import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useIntl } from 'react-intl';
import { localStamp } from './local-stamp.js';
import { ownStamp } from './own-stamp.rules.js';
import { timeWords } from './time-words.js';

export interface LocalTimeProps {
  /** Epoch milliseconds or ISO 8601. */
  at: number | string;
  /** '07:30' alone, where the day stands beside it. */
  clock?: boolean;
}

/** In a row, a link or a button it is these that the Tab key stops at. */
const STOPS = 'tr[data-row], a, button, summary, label';

function stopAt(time: HTMLTimeElement | null): void {
  if (time !== null && time.closest(STOPS) === null) time.tabIndex = 0;
}

/**
 * When something is at the stops (UTC+7). Whoever looks from another zone hears what his own clock says then, and sees
 * it when he points at the time or goes to it by keyboard (OwnTimeTip).
 */
export function LocalTime({ at, clock = false }: LocalTimeProps) {
  const intl = useIntl();
  const instant = typeof at === 'string' ? Date.parse(at) : at;
  const stamp = localStamp(instant);
  const shown = clock ? stamp.slice(-5) : stamp;
  const own = ownStamp(instant, -new Date(instant).getTimezoneOffset());
  const dateTime = typeof at === 'string' ? at : new Date(at).toISOString();
  if (own === undefined) return <time dateTime={dateTime}>{shown}</time>;
  return (
    <time dateTime={dateTime} className="local-time" data-own-time={own} data-local-time={shown} ref={stopAt}>
      {shown}
      <VisuallyHidden> ({intl.formatMessage(timeWords.yours, { own })})</VisuallyHidden>
    </time>
  );
}
