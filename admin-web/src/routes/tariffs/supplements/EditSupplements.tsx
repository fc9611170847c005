import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SendChange } from '../change/SendChange.js';
import { SupplementForm } from './SupplementForm.js';
import { SupplementTable } from './SupplementTable.js';
import {
  NEW_SUPPLEMENT,
  placeOf,
  type Said,
  type Supplements,
  supplementOperations,
  type TypedSupplement,
  typedSupplement,
} from './supplement-values.js';
import { supplementWords as words } from './words.js';

export interface EditSupplementsProps {
  supplements: Supplements;
  today: string;
}

/** The supplements of an operator, and what is changed of them. */
export function EditSupplements({ supplements, today }: EditSupplementsProps) {
  const { operatorId, version, rows, seatCategories, vehicleCategories } = supplements;
  const [said, setSaid] = useState<Said>(new Map());
  const [open, setOpen] = useState<{ place: string | undefined; initial: TypedSupplement }>();
  const [day, setDay] = useState(today);
  const standing = new Map(rows.map((row) => [placeOf(typedSupplement(row)), typedSupplement(row)]));
  const without = (place: string | undefined) => new Map([...said].filter(([key]) => key !== place));
  const taken = new Set([...standing.keys(), ...said.keys()].filter((place) => place !== open?.place));
  if (seatCategories.length + vehicleCategories.length === 0)
    return (
      <Notice>
        <FormattedMessage {...words.noCategories} />
      </Notice>
    );
  return (
    <>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <SupplementTable
        supplements={supplements}
        standing={standing}
        said={said}
        onOpen={(place, initial) => setOpen({ place, initial })}
        onRemove={(place) => setSaid(new Map(said).set(place, undefined))}
        onLeave={(place) => setSaid(without(place))}
      />
      {open === undefined ? (
        <div className="back-office__actions">
          <Button onClick={() => setOpen({ place: undefined, initial: NEW_SUPPLEMENT })}>
            <FormattedMessage {...words.add} />
          </Button>
        </div>
      ) : (
        <SupplementForm
          key={open.place ?? ''}
          initial={open.initial}
          isFixed={open.place !== undefined && standing.has(open.place)}
          taken={taken}
          supplements={supplements}
          onKeep={(one) => {
            setSaid(new Map(without(open.place)).set(placeOf(one), one));
            setOpen(undefined);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      <p aria-live="polite">
        <FormattedMessage {...words.count} values={{ count: said.size }} />
      </p>
      <SendChange
        {...{ operatorId, today, day }}
        seen={version}
        operations={() => supplementOperations(said)}
        isEmpty={said.size === 0}
        onDay={setDay}
        onDiscard={() => setSaid(new Map())}
      />
    </>
  );
}
