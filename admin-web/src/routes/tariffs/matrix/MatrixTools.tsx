import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from '../words.js';

export interface MatrixToolsProps {
  canUndo: boolean;
  onUndo: () => void;
  onFillDown: () => void;
  onFillRight: () => void;
  onClear: () => void;
  /** Of the selected cells; left out where the matrix shows no prices. */
  onRaise?: ((percent: number) => void) | undefined;
}

/** '-2,5' */
const percentOf = (text: string): number | undefined =>
  /^-?\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** What is done to the selected cells, for who has no keys at hand. */
export function MatrixTools({ canUndo, onUndo, onFillDown, onFillRight, onClear, onRaise }: MatrixToolsProps) {
  const intl = useIntl();
  const [percent, setPercent] = useState('');
  const [isWrong, setWrong] = useState(false);
  function raise() {
    const read = percentOf(percent);
    setWrong(read === undefined || read <= -100);
    if (read !== undefined && read > -100) onRaise?.(read);
  }
  return (
    <div className="price-tools">
      <div className="back-office__actions">
        <Button variant="quiet" disabled={!canUndo} onClick={onUndo}>
          <FormattedMessage {...words.undo} />
        </Button>
        <Button variant="quiet" onClick={onFillDown}>
          <FormattedMessage {...words.fillDown} />
        </Button>
        <Button variant="quiet" onClick={onFillRight}>
          <FormattedMessage {...words.fillRight} />
        </Button>
        <Button variant="quiet" onClick={onClear}>
          <FormattedMessage {...words.clear} />
        </Button>
      </div>
      {onRaise && (
        <>
          <TextField
            label={intl.formatMessage(words.percent)}
            inputMode="decimal"
            value={percent}
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
            {...(isWrong && { error: intl.formatMessage(words.percentWrong) })}
          />
          <Button variant="quiet" onClick={raise}>
            <FormattedMessage {...words.raise} />
          </Button>
        </>
      )}
    </div>
  );
}
