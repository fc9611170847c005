import { Card } from '@naga/ui/Card';
import type { ReactNode } from 'react';
import classes from './account.module.css';

/** One part of a page of settings: its name and what can be done. */
export function Panel({ title, children, id }: { title: ReactNode; children: ReactNode; id?: string }) {
  return (
    <Card as="section" kind="panel" className={classes.panel} id={id}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
