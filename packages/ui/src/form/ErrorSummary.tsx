import { type ReactNode, useEffect, useId, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './ErrorSummary.module.css';

const words = defineMessages<{ title: { count: number } }>({
  title: {
    id: 'ui.errorSummary.title',
    defaultMessage: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
  },
});

export interface ErrorSummaryProps {
  /** In the order of the page; `fieldId` is the id of the control that is to be mended. */
  errors: readonly { fieldId: string; text: ReactNode }[];
  title?: ReactNode;
  /** Changes with every refused sending: the summary then takes the focus. */
  attempt?: number;
}

/** All that is wrong with a form, on top of it, each a way to its field (after GOV.UK). Nothing without errors. */
export function ErrorSummary({ errors, title, attempt = 0 }: ErrorSummaryProps) {
  const intl = useIntl();
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div className={classes.summary} ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title ?? intl.formatMessage(words.title, { count: errors.length })}
      </h2>
      <ul className={classes.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (field === null) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
