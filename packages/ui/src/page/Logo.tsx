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
            d="M2 16c3.5 0 4.5-9 9-9s5 8.5 9.5 8.5S25 7.5 29 6.5"
            stroke="currentColor"
            strokeWidth="2.8"
            strokeLinecap="round"
          />
          <path d="m26.8 4.5 4.600-1.300 1.400 4.600-4.200 1.600z" fill="currentColor" />
        </svg>
      ) : (
        <img className={classes.mark} src={src} alt="" />
      )}
      {name}
    </span>
  );
}
