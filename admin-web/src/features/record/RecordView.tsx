import { Toolbar } from '@naga/ui/Toolbar';
import type { ReactNode } from 'react';
import { RecordData } from './RecordData.js';
import { RecordTabs } from './RecordTabs.js';

export interface RecordViewProps {
  title: ReactNode;
  /** Its state, beside the title. */
  sub?: ReactNode;
  /** What can be done with it as a whole. */
  actions?: ReactNode;
  /** Above both tabs: what one must know before anything else. */
  notices?: ReactNode;
  /** What the graph gave of it, for developers; at the foot of the page. */
  data?: object;
  /** Its RecordTimeline; left out for what the audit knows nothing of. */
  changes?: ReactNode;
  children: ReactNode;
}

/** A record: what it is called and its state, what can be done with it, all about it, and what was changed of it. */
export function RecordView({ title, sub, actions, notices, data, changes, children }: RecordViewProps) {
  const all = (
    <>
      {children}
      {data !== undefined && <RecordData data={data} />}
    </>
  );
  return (
    <>
      <Toolbar title={title} sub={sub}>
        {actions}
      </Toolbar>
      {notices}
      {changes === undefined ? all : <RecordTabs changes={changes}>{all}</RecordTabs>}
    </>
  );
}
