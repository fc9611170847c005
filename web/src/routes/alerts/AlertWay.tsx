import type { ReactNode } from 'react';

export interface AlertWayProps {
  from: string;
  to: string;
  /** The day, and for whom. */
  children: ReactNode;
}

/** What an alert watches. */
export const AlertWay = ({ from, to, children }: AlertWayProps) => (
  <p>
    <strong>
      {from} → {to}
    </strong>
    <br />
    {children}
  </p>
);
