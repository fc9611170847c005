import { useNavigation } from 'react-router';
import classes from './Progress.module.css';

/** A thin river at the top while the next page is on its way. */
export function Progress() {
  const busy = useNavigation().state !== 'idle';
  return <div className={classes.progress} data-busy={busy || undefined} aria-hidden="true" />;
}
