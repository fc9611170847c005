import clsx from 'clsx';
import classes from './Logo.module.css';

export interface LogoProps {
  /** The word beside the mark: a branded host's title. */
  name?: string;
  /** A branded host's picture instead of the river. */
  src?: string;
  className?: string;
}

/** The river with the naga's head, and the name. Takes the colour of the text around it. */
export function Logo({ name = 'Naga', src, className }: LogoProps) {
  return (
    <span className={clsx(classes.logo, className)}>
      {src === undefined ? (
        <svg className={classes.mark} viewBox="0 0 34 22" fill="none" aria-hidden="true">
          <path
            d="M2 16.5c4.2 0 5-9.5 9.6-9.5S17 15.5 21.3 15.5c4 0 4.2-8.5 8.7-8.5"
            stroke="currentColor"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
          <circle cx="30.4" cy="6.8" r="2.6" fill="currentColor" />
          <path d="M29.4 3.6 31 1.2l1 3z" fill="currentColor" />
        </svg>
      ) : (
        <img className={classes.mark} src={src} alt="" />
      )}
      {name}
    </span>
  );
}
