import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { RecordGate } from '../features/record/RecordGate.js';
import type { Recorded, RecordKind } from './record-kind.js';
import { SavedRecord } from './SavedRecord.js';

export interface RecordPageProps<Data, Row extends Recorded> {
  of: RecordKind<Data, Row>;
  /** Where the way back leads, by id, instead of to its list; false where there is none. */
  back?: ((id: string) => { to: string; label: ReactNode }) | false;
  /** Its RecordSheet, or something of it. */
  children: (row: Row) => ReactNode;
}

/** The screen of the record that the address names, for those who may see such records. */
export function RecordPage<Data, Row extends Recorded>({ of, back, children }: RecordPageProps<Data, Row>) {
  const id = useParams()[of.param] ?? '';
  const list = { to: of.path, label: <FormattedMessage {...of.words.back} /> };
  const { permission, scopes } = of;
  return (
    <RecordGate
      permission={permission}
      {...(scopes && { scopes })}
      back={back === false ? undefined : (back?.(id) ?? list)}
    >
      <SavedRecord key={id} of={of} id={id} kept>
        {children}
      </SavedRecord>
    </RecordGate>
  );
}
