import type { ReactNode } from 'react';
import classes from './CheckoutFrame.module.css';

/** The choices under a message, beside each other where there is room. */
export const ActionRow = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>;
