import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Loaded } from '../features/record/Loaded.js';
import type { Recorded, RecordKind } from './record-kind.js';

export interface SavedRecordProps<Data, Row extends Recorded> {
  of: RecordKind<Data, Row>;
  id: string;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

/** One record, as it is saved now: what is kept from a list may be old, and its version would be refused at once. */
export function SavedRecord<Data, Row extends Recorded>({ of, id, children }: SavedRecordProps<Data, Row>) {
  const result = useQuery(of.query, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={of.pick} words={of.words}>
      {children}
    </Loaded>
  );
}
