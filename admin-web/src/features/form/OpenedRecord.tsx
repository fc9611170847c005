import { useNotices } from '@naga/app-kit/NoticeArea';
import { type ReactNode, useState } from 'react';
import { type Conflict, useConflict } from './use-conflict.js';

export interface OpenedRecordProps<Row> {
  /** As it is saved now. */
  row: Row;
  reload: () => Promise<unknown>;
  /** Draws the form of the record as it was opened; `conflict` watches its answers. */
  children: (opened: Row, conflict: Conflict) => ReactNode;
}

/** A record under a form: what somebody else saves meanwhile does not come in unseen, and is loaded when one asks for it. */
export function OpenedRecord<Row>({ row, reload, children }: OpenedRecordProps<Row>) {
  const { oops } = useNotices();
  const [reloads, setReloads] = useState(0);
  const onReload = () =>
    void reload().then(
      () => setReloads((count) => count + 1),
      () => oops({}),
    );
  return (
    <Opened key={reloads} row={row} onReload={onReload}>
      {children}
    </Opened>
  );
}

interface OpenedProps<Row> extends Pick<OpenedRecordProps<Row>, 'row' | 'children'> {
  onReload: () => void;
}

function Opened<Row>({ row, onReload, children }: OpenedProps<Row>) {
  const [opened] = useState(row);
  return children(opened, useConflict(onReload));
}
