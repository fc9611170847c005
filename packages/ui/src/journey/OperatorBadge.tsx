import clsx from 'clsx';
import classes from './OperatorBadge.module.css';

export interface OperatorBadgeProps {
  name: string;
  logoUrl?: string | undefined;
  large?: boolean;
  /** The mark alone; the name becomes its text for screen readers. */
  markOnly?: boolean;
}

/** 'Mekong Ibis' → 'MI', 'Tonle' → 'TO'. */
function initials(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter(Boolean);
  const letters =
    second === undefined ? [...first].slice(0, 2) : [...[...first].slice(0, 1), ...[...second].slice(0, 1)];
  return letters.join('').toUpperCase();
}

/** Who drives: the operator's logo, or its initials, and its name. */
export function OperatorBadge({ name, logoUrl, large, markOnly }: OperatorBadgeProps) {
  const mark = clsx(classes.mark, large === true && classes.large);
  return (
    <span className={classes.badge} {...(markOnly === true && { role: 'img', 'aria-label': name })}>
      {logoUrl === undefined ? (
        <span className={mark} aria-hidden="true">
          {initials(name)}
        </span>
      ) : (
        <img className={mark} src={logoUrl} alt="" loading="lazy" width={large ? 44 : 26} height={large ? 44 : 26} />
      )}
      {markOnly !== true && name}
    </span>
  );
}
