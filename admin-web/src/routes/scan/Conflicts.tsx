import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { outcomeText, outcomeTitles } from '../../features/boarding/outcome-words.js';
import { conflicts, type DeviceScan } from '../../features/boarding/device-scans.rules.js';
import { GaveBack } from './GaveBack.js';
import { words } from './words.js';

interface ConflictsProps {
  scans: readonly DeviceScan[];
  onSeen: (clientId: string) => void;
  /** The conductor gave the cash of this scan back. */
  onGaveBack: (scan: DeviceScan) => Promise<unknown>;
}

/** What the server did not let count: who boarded elsewhere, whose ticket was given back meanwhile. */
export function Conflicts({ scans, onSeen, onGaveBack }: ConflictsProps) {
  const intl = useIntl();
  const open = conflicts(scans);
  if (open.length === 0) return null;
  return (
    <Notice tone="bad" live="status" title={<FormattedMessage {...words.conflicts} />}>
      <ul className="back-office__plain back-office__rows">
        {open.map((scan) => {
          const { clientId, seatNumber, name, answer } = scan;
          const { outcome, boardedBy, ...facts } = answer!;
          return (
            <li key={clientId}>
              <span>
                <strong>
                  <FormattedMessage {...words.conflict} values={{ seat: seatNumber, name }} />
                </strong>{' '}
                {intl.formatMessage(outcomeTitles[outcome])}.{' '}
                {outcomeText(intl, outcome, { ...facts, boardedBy: boardedBy?.name })}
              </span>
              {facts.taken != null && <GaveBack taken={facts.taken} onSure={() => onGaveBack(scan)} />}
              <Button variant="quiet" size="small" onClick={() => onSeen(clientId)}>
                <FormattedMessage {...words.seen} />
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
