import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { words } from './seats-words.js';

export interface BeginAgainProps {
  /** Something was chosen on this page. */
  isBegun: boolean;
  onClearPage: () => void;
  onClear: () => void;
}

/** The two ways to begin again: this trip with nothing chosen, or another trip. */
export function BeginAgain({ isBegun, onClearPage, onClear }: BeginAgainProps) {
  const intl = useIntl();
  return (
    <ActionRow>
      {isBegun && (
        <Button variant="quiet" onClick={onClearPage}>
          {intl.formatMessage(words.clearPage)}
        </Button>
      )}
      <Button variant="link" onClick={onClear}>
        {intl.formatMessage(words.otherTrip)}
      </Button>
    </ActionRow>
  );
}
