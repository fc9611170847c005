import { type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './Field.module.css';
import { FieldError } from './FieldError.js';

const words = defineMessages({ optional: { id: 'ui.field.optional', defaultMessage: '(optional)' } });

/** What a control inside a Field must take over. */
export interface ControlWiring {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** Present = the field is wrong; the text says how to mend it. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
  id?: string | undefined;
}

export interface FieldProps extends FieldFrame {
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint and error around any control, tied together for screen readers. */
export function Field({ label, hint, error, required, optional, id, children }: FieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const controlId = id ?? ownId;
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = wrong ? `${controlId}-error` : undefined;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={controlId}>
        {label}
        {optional === true && <span className={classes.optional}> {intl.formatMessage(words.optional)}</span>}
      </label>
      {hint !== undefined && (
        <span className={classes.hint} id={hintId}>
          {hint}
        </span>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      {wrong && <FieldError id={errorId as string}>{error}</FieldError>}
    </div>
  );
}
