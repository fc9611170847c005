import type { ListState } from '../features/list/list-address.js';
import { ShortList, type ShortListProps } from '../features/list/ShortList.js';
import type { NumberedVariables } from '../features/list/use-load.js';
import { editPath, type Recorded, type RecordKind } from './record-kind.js';

export interface RecordListProps<
  Data,
  Row extends Recorded,
  List,
  Variables extends NumberedVariables,
  State,
  ListRow,
> extends Omit<ShortListProps<List, Variables, State, ListRow>, 'id' | 'words' | 'editAt'> {
  of: RecordKind<Data, Row>;
}

/** The list of a resource: its rows lead to their pages and forms, a button makes a new one. */
export function RecordList<
  Data,
  Row extends Recorded,
  List,
  Variables extends NumberedVariables,
  State extends ListState,
  ListRow extends { readonly id: string },
>({ of, ...list }: RecordListProps<Data, Row, List, Variables, State, ListRow>) {
  return <ShortList {...list} id={of.path.slice(1)} words={of.words} editAt={({ id }) => editPath(of, id)} />;
}
