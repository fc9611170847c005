import { type ReactNode, useId } from 'react';
import classes from './FormLayout.module.css';

export interface FormSectionProps {
  title: ReactNode;
  /** What these fields decide. */
  about?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together: name and meaning at the left, controls at the right. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {about !== undefined && <p className={classes.about}>{about}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
