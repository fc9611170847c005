import { Stepper } from '@naga/ui/Stepper';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MOST_PIECES, type AskedPieces } from './asked-parcel.js';
import type { ParcelCountersQuery } from './parcels.generated.js';
import classes from './parcels.module.css';
import { parcelFacts, parcelWords } from './parcels-words.js';

export interface PieceRowProps {
  category: ParcelCountersQuery['packageCategories'][number];
  asked: AskedPieces;
  error: ReactNode;
  onChange: (asked: AskedPieces) => void;
}

/** How many pieces of one size; their weight once there is one. Without script a plain number takes the buttons' place. */
export function PieceRow({ category, asked, error, onChange }: PieceRowProps) {
  const intl = useIntl();
  const { id, name, length, width, height, maxWeight } = category;
  return (
    <div className={classes.piece}>
      <div className={classes.scripted}>
        <Stepper
          label={name}
          hint={intl.formatMessage(parcelFacts.size, { length, width, height, kg: maxWeight })}
          name={`n-${id}`}
          max={MOST_PIECES}
          value={asked.count}
          onChange={(count) => onChange({ ...asked, count })}
        />
      </div>
      <noscript>
        <TextField
          type="number"
          name={`n-${id}`}
          label={name}
          hint={intl.formatMessage(parcelFacts.size, { length, width, height, kg: maxWeight })}
          min={0}
          max={MOST_PIECES}
          defaultValue={asked.count}
        />
      </noscript>
      {asked.count > 0 && (
        <div className={classes.weight}>
          <TextField
            key={asked.weight}
            id={`kg-${id}`}
            name={`kg-${id}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            label={intl.formatMessage(parcelWords.weight)}
            optional
            error={error}
            defaultValue={asked.weight}
            onBlur={({ target }) => {
              if (target.value.trim() !== asked.weight) onChange({ ...asked, weight: target.value.trim() });
            }}
          />
        </div>
      )}
    </div>
  );
}
