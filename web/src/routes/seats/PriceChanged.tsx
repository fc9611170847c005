import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { HoldButton, type HoldButtonProps } from './HoldButton.js';
import { words } from './seats-words.js';

export interface PriceChangedProps {
  before: string;
  now: string;
  /** The search this trip was found with. */
  search: string;
  holding: Omit<HoldButtonProps, 'children'>;
  onClose: () => void;
}

/** A quote is a promise: what costs more than was shown is asked about, never just charged. */
export function PriceChanged({ before, now, search, holding, onClose }: PriceChangedProps) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <Dialog
      open
      title={intl.formatMessage(words.priceTitle)}
      onClose={onClose}
      actions={
        <>
          <HoldButton {...holding}>{intl.formatMessage(words.priceAccept, { price: now })}</HoldButton>
          <Button as={Link} variant="quiet" to={to(search)}>
            {intl.formatMessage(words.priceRefuse)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(words.priceText, { before, now })}</p>
    </Dialog>
  );
}
