import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { Notice } from '@naga/ui/Notice';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField, type TextFieldProps } from '@naga/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { UnheardNotice } from '../../../session/UnheardNotice.js';
import classes from './account.module.css';
import { type FieldRule, faultOf, faultsOf } from './check-fields.js';
import { faultText } from './fault-words.js';
import { type FieldFault, type FormAnswer, textsOf } from './form-answer.js';

export type AccountField = FieldRule &
  Pick<
    TextFieldProps,
    | 'hint'
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'defaultValue'
    | 'autoFocus'
    | 'spellCheck'
    | 'readOnly'
    | 'optional'
  > & {
    label: string;
    /** Several lines. */
    isLong?: boolean;
  };

export interface AccountFormProps {
  /** Names the form to the page's action. */
  intent: string;
  fields: readonly AccountField[];
  submit: string;
  answer?: FormAnswer | undefined;
  /** Said when the action answers that it is done. */
  done?: ReactNode;
  /** Sent along, unseen. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** After the fields. */
  children?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  look?: 'primary' | 'quiet' | 'danger';
  wide?: boolean;
  /** What was typed stays when it is done: it is what is kept now. */
  keeps?: boolean;
  /** The refusal is said elsewhere when there is script. */
  isRefusalElsewhere?: boolean;
}

/** Fields under each other that are checked after they are left, a summary of what is wrong, and one button. Works without script. */
export function AccountForm(props: AccountFormProps) {
  const {
    intent,
    fields,
    submit,
    done,
    hidden = {},
    children,
    aside,
    look = 'primary',
    wide = false,
    keeps = false,
  } = props;
  const intl = useIntl();
  const { state, formData } = useNavigation();
  const answer = props.answer?.intent === intent ? props.answer : undefined;
  const typed = answer?.done === true && !keeps ? undefined : answer?.typed;
  const [seen, setSeen] = useState(answer);
  const [local, setLocal] = useState<Readonly<Record<string, FieldFault | undefined>>>({});
  const [attempt, setAttempt] = useState(answer?.faults === undefined ? 0 : 1);
  if (seen !== answer) {
    setSeen(answer);
    setLocal({});
    setAttempt((before) => (answer?.faults === undefined ? 0 : before + 1));
  }
  const fromServer = (name: string) => answer?.faults?.find(({ path }) => path === name);
  const faultAt = (name: string) => (name in local ? local[name] : fromServer(name));
  const faults = fields.flatMap(({ name }) => faultAt(name) ?? []);
  const idOf = (name: string) => `${intent}-${name}`;

  const leave = (field: AccountField, form: HTMLFormElement | null) => {
    const values = form === null ? {} : textsOf(new FormData(form));
    // Who only passes by an empty field has done nothing wrong yet.
    if ((values[field.name] ?? '') === '' && !(field.name in local)) return;
    setLocal((before) => ({ ...before, [field.name]: faultOf(field, values) }));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const found = faultsOf(fields, textsOf(new FormData(event.currentTarget)));
    if (found.length === 0) return;
    event.preventDefault();
    setLocal(Object.fromEntries(fields.map(({ name }) => [name, found.find(({ path }) => path === name)])));
    setAttempt((before) => before + 1);
  };
  return (
    <Form
      method="post"
      noValidate
      onSubmit={send}
      preventScrollReset
      className={classes.form}
      key={keeps ? 0 : doneAt(answer)}
    >
      {attempt > 0 && (
        <ErrorSummary
          attempt={attempt}
          errors={faults.map((fault) => ({ fieldId: idOf(fault.path), text: faultText(intl, fault) }))}
        />
      )}
      {answer !== undefined && <UnheardNotice />}
      {answer?.refusal !== undefined && (
        <div className={props.isRefusalElsewhere === true ? classes.withoutScript : undefined}>
          <Notice tone="bad" live="alert">
            {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
          </Notice>
        </div>
      )}
      {answer?.done === true && done !== undefined && (
        <Notice tone="good" live="status">
          {done}
        </Notice>
      )}
      {fields.map((field) => {
        const { name, label, kind, min: _min, same: _same, isLong = false, defaultValue, ...input } = field;
        const fault = faultAt(name);
        const frame = {
          id: idOf(name),
          name,
          label,
          defaultValue: typed?.[name] ?? defaultValue,
          error: fault === undefined ? undefined : faultText(intl, fault),
        };
        if (isLong)
          return (
            <TextAreaField
              {...frame}
              key={name}
              required={input.required}
              maxLength={input.maxLength}
              rows={5}
              onBlur={(event) => leave(field, event.currentTarget.form)}
            />
          );
        return (
          <TextField
            {...input}
            {...frame}
            key={name}
            type={input.type ?? (kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text')}
            onBlur={(event) => leave(field, event.currentTarget.form)}
          />
        );
      })}
      {children}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="intent" value={intent} />
      <p className={classes.actions}>
        <Button
          type="submit"
          variant={look}
          wide={wide}
          size={wide ? 'large' : 'medium'}
          busy={state !== 'idle' && formData?.get('intent') === intent}
        >
          {submit}
        </Button>
        {aside}
      </p>
    </Form>
  );
}

/** What is done empties the form. */
const doneAt = (answer: FormAnswer | undefined): number => (answer?.done === true ? answer.at : 0);
