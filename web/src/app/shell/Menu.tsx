import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './Menu.module.css';

export interface MenuProps {
  summary: ReactNode;
  /** For screen readers, after what is seen. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A folded list under a button: native, so that it opens without script; Escape, a press outside and leaving close it. */
export function Menu({ summary, label, children, className }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (ref.current !== null) ref.current.open = false;
  }, [location]);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (menu === null || !menu.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (escaped) menu.querySelector('summary')?.focus();
      if (escaped || (event.type === 'pointerdown' && !menu.contains(event.target as Node))) menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <details ref={ref} className={`${classes.menu} ${className ?? ''}`}>
      <summary className={classes.summary}>
        {summary}
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={classes.panel}>{children}</div>
    </details>
  );
}
