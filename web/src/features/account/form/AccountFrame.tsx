import { Card } from '@naga/ui/Card';
import type { ReactNode } from 'react';
import { PageHead } from '../../../session/PageHead.js';
import classes from './account.module.css';

export interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  /** Search engines may know it. */
  isPublic?: boolean;
  /** Ways on, under the panel. */
  links?: ReactNode;
  children: ReactNode;
}

/** A page with one thing to do: its title, what it is about, and a panel. */
export function AccountFrame({ title, lead, links, isPublic = false, children }: AccountFrameProps) {
  return (
    <div className={classes.narrow}>
      <PageHead title={title} hidden={!isPublic} />
      <h1>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      <Card as="section" kind="panel" className={classes.panel}>
        {children}
      </Card>
      {links !== undefined && <p className={classes.links}>{links}</p>}
    </div>
  );
}
