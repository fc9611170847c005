import { Button, type ButtonProps } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { CONFIRM_FIELD, ConfirmField, type Confirmed, wrongWord } from './ConfirmField.js';

/** One field of the dialog. `wrong` says what is the matter with what was typed, here and in `all` fields, or nothing. */
export interface AskedText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly long?: boolean;
  readonly maxLength: number;
  /** It may stay empty. */
  readonly optional?: boolean;
  readonly inputMode?: 'decimal';
  readonly initial?: string;
  readonly wrong: (text: string, all: Readonly<Record<string, string>>) => string | undefined;
}

export interface AskTextProps<Name extends string> extends Pick<ButtonProps<'button'>, 'variant' | 'size' | 'wide'> {
  /** On the button that asks. */
  label: ReactNode;
  /** On the button that does it. */
  sure: ReactNode;
  keep: ReactNode;
  title: ReactNode;
  /** What will be so afterwards. */
  children?: ReactNode;
  fields: readonly (AskedText & { readonly name: Name })[];
  /** What gives money back, or is gone for good, is done when its word was typed; what it is may hang on the fields. */
  confirm?: Confirmed | ((typed: Readonly<Record<Name, string>>) => Confirmed | undefined) | undefined;
  busy: boolean;
  /** Answers whether it is done, or what is the matter with fields; the dialog stays open, with what was typed, when it is not. */
  onSure: (typed: Readonly<Record<Name, string>>) => Promise<boolean | Readonly<Partial<Record<Name, string>>>>;
}

/** What needs words before it is done: a reason, a reference. */
export function AskText<Name extends string>({ label, title, ...ask }: AskTextProps<Name>) {
  const [asking, setAsking] = useState(false);
  const { variant = 'quiet', size, wide } = ask;
  return (
    <>
      <Button
        variant={variant}
        {...(size !== undefined && { size })}
        {...(wide !== undefined && { wide })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <Dialog open title={title} onClose={() => setAsking(false)}>
          <AskedForm {...ask} onClose={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  );
}

type FormProps<Name extends string> = Omit<AskTextProps<Name>, 'label' | 'title'> & { onClose: () => void };

const textsOf = <Name extends string>(
  fields: FormProps<Name>['fields'],
  text: (field: FormProps<Name>['fields'][number]) => string,
) => Object.fromEntries(fields.map((field) => [field.name, text(field)])) as Readonly<Record<Name, string>>;

/** What stands in the dialog. */
export function AskedForm<Name extends string>(props: FormProps<Name>) {
  const { sure, keep, children, fields, confirm, busy, onSure, onClose } = props;
  const intl = useIntl();
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [known, setKnown] = useState(() => textsOf(fields, ({ initial = '' }) => initial));
  const confirmOf = (typed: typeof known) => (typeof confirm === 'function' ? confirm(typed) : confirm);
  const typedIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return textsOf(fields, ({ name }) => String(data.get(name)).trim());
  };
  const confirmed = confirmOf(known);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const found = fields.map(({ name, wrong: of }): [string, string | undefined] => [name, of(typed[name], typed)]);
    const needed = confirmOf(typed);
    if (needed !== undefined) {
      const word = new FormData(event.currentTarget).get(CONFIRM_FIELD);
      found.push([CONFIRM_FIELD, wrongWord(intl, needed, String(word))]);
    }
    setKnown(typed);
    setWrong(Object.fromEntries(found));
    const first = found.find(([, problem]) => problem !== undefined);
    if (first !== undefined) (event.currentTarget.elements.namedItem(first[0]) as HTMLElement | null)?.focus();
    else
      void onSure(typed).then((done) => {
        if (typeof done === 'object') setWrong(done);
        else if (done) onClose();
      });
  }

  return (
    <form
      className="back-office__stack"
      onSubmit={submit}
      onChange={(event) => typeof confirm === 'function' && setKnown(typedIn(event.currentTarget))}
      noValidate
    >
      {children !== undefined && <p>{children}</p>}
      {fields.map(({ name, label, hint, long = false, maxLength, inputMode, initial, optional = false }, index) => {
        const Field = long ? TextAreaField : TextField;
        return (
          <Field
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={wrong[name]}
            maxLength={maxLength}
            defaultValue={initial}
            {...(inputMode !== undefined && { inputMode })}
            autoFocus={index === 0}
            required={!optional}
          />
        );
      })}
      {confirmed !== undefined && (
        <ConfirmField confirm={confirmed} error={wrong[CONFIRM_FIELD]} autoFocus={fields.length === 0} />
      )}
      <div className="back-office__actions">
        <Button type="submit" variant={confirmed === undefined ? 'primary' : 'danger'} busy={busy}>
          {sure}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  );
}
