import { Button } from '@naga/ui/Button';
import clsx from 'clsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { carriedAddOns } from '../../features/boarding/carried-add-ons.js';
import { outcomeText, outcomeTitles } from '../../features/boarding/outcome-words.js';
import { addOnsText } from '../../features/booking-words/add-ons-text.js';
import type { Shown } from './use-scans.js';
import { words } from './words.js';

const TONES = { BOARDED: 'good', UNDONE: 'quiet', NOT_PAID: 'warn' } as const;

export interface ScanResultProps {
  shown: Shown | undefined;
  onCollected: (shown: Shown) => void;
  onUndo: (partId: string) => void;
}

/** What came of the last scan, large enough for an arm's length: green or red, and said in words. */
export function ScanResult({ shown, onCollected, onUndo }: ScanResultProps) {
  const intl = useIntl();
  if (shown === undefined) {
    return (
      <div className="scan__result" role="status">
        <strong className="scan__verdict">
          <FormattedMessage {...words.ready} />
        </strong>
        <span>
          <FormattedMessage {...words.readyText} />
        </span>
      </div>
    );
  }
  const { outcome, found } = shown;
  const tone = (TONES as Partial<Record<typeof outcome, string>>)[outcome] ?? 'bad';
  const carried = addOnsText(intl, carriedAddOns(found?.addOns ?? []));
  const text = outcomeText(intl, outcome, { ...found });
  return (
    <div className={clsx('scan__result', `scan__result--${tone}`)} role="alert" data-outcome={outcome}>
      <strong className="scan__verdict">{intl.formatMessage(outcomeTitles[outcome])}</strong>
      {found !== undefined && (
        <>
          <span className="scan__seat">
            <FormattedMessage {...words.seat} values={{ seat: found.seatNumber }} />
          </span>
          <span>{[found.name, found.ride].filter(Boolean).join(' · ')}</span>
          {carried !== '' && <strong>{carried}</strong>}
        </>
      )}
      {text !== undefined && <span>{text}</span>}
      {found?.isUnlisted === true && outcome === 'BOARDED' && (
        <span>
          <FormattedMessage {...words.unlisted} />
        </span>
      )}
      {outcome === 'NOT_PAID' && (
        <Button variant="quiet" size="large" onClick={() => onCollected(shown)}>
          <FormattedMessage {...words.collected} />
        </Button>
      )}
      {outcome === 'BOARDED' && found !== undefined && (
        <Button variant="quiet" onClick={() => onUndo(found.partId)}>
          <FormattedMessage {...words.undo} />
        </Button>
      )}
    </div>
  );
}
