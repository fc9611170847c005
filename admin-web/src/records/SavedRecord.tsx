import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Loaded } from '../features/record/Loaded.js';
import type { Recorded, RecordKind } from './record-kind.js';

export interface SavedRecordProps<Data, Row extends Recorded> {
  of: RecordKind<Data, Row>;
  id: string;
  /** A page shows at once what was saved a moment ago, and asks all the same. */
  kept?: boolean;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

/** One record, as it is saved now: what is kept from before may be old, and a form's version would be refused at once. */
export function SavedRecord<Data, Row extends Recorded>({
  of,
  id,
  kept = false,
  children,
}: SavedRecordProps<Data, Row>) {
  const result = useQuery(of.query, { variables: { id }, fetchPolicy: kept ? 'cache-and-network' : 'network-only' });
  return (
    <Loaded result={result} pick={of.pick} words={of.words}>
      {children}
    </Loaded>
  );
}
