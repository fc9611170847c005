import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { outcomeText, outcomeTitles } from '../../features/boarding/outcome-words.js';
import { conflicts, type DeviceScan } from '../../features/boarding/device-scans.rules.js';
import { words } from './words.js';

/** What the server did not let count: who boarded elsewhere, whose ticket was given back meanwhile. */
export function Conflicts({ scans, onSeen }: { scans: readonly DeviceScan[]; onSeen: (clientId: string) => void }) {
  const intl = useIntl();
  const open = conflicts(scans);
  if (open.length === 0) return null;
  return (
    <Notice tone="bad" live="status" title={<FormattedMessage {...words.conflicts} />}>
      <ul className="back-office__plain back-office__rows">
        {open.map(({ clientId, seatNumber, name, answer }) => {
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
