import { Button, type ButtonProps } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';

/** One field of the dialog. `wrong` says what is the matter with what was typed, or nothing. */
export interface AskedText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly long?: boolean;
  readonly maxLength: number;
  readonly inputMode?: 'decimal';
  readonly initial?: string;
  readonly wrong: (text: string) => string | undefined;
}

export interface AskTextProps<Name extends string> extends Pick<ButtonProps<'button'>, 'variant' | 'size'> {
  /** On the button that asks. */
  label: ReactNode;
  /** On the button that does it. */
  sure: ReactNode;
  keep: ReactNode;
  title: ReactNode;
  /** What will be so afterwards. */
  children?: ReactNode;
  fields: readonly (AskedText & { readonly name: Name })[];
  busy: boolean;
  /** Answers whether it is done; the dialog stays open, with what was typed, when it is not. */
  onSure: (typed: Readonly<Record<Name, string>>) => Promise<boolean>;
}

/** What needs words before it is done: a reason, a reference. */
export function AskText<Name extends string>({ label, title, ...ask }: AskTextProps<Name>) {
  const [asking, setAsking] = useState(false);
  const { variant = 'quiet', size } = ask;
  return (
    <>
      <Button variant={variant} {...(size !== undefined && { size })} onClick={() => setAsking(true)}>
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

function AskedForm<Name extends string>({ sure, keep, children, fields, busy, onSure, onClose }: FormProps<Name>) {
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name)).trim()])) as Record<
      Name,
      string
    >;
    const problems = Object.fromEntries(fields.map((field) => [field.name, field.wrong(typed[field.name])]));
    setWrong(problems);
    const first = fields.find(({ name }) => problems[name] !== undefined);
    if (first !== undefined) (event.currentTarget.elements.namedItem(first.name) as HTMLElement | null)?.focus();
    else void onSure(typed).then((done) => done && onClose());
  }

  return (
    <form className="back-office__stack" onSubmit={submit} noValidate>
      {children !== undefined && <p>{children}</p>}
      {fields.map(({ name, label, hint, long = false, maxLength, inputMode, initial }, index) => {
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
            required
          />
        );
      })}
      <div className="back-office__actions">
        <Button type="submit" busy={busy}>
          {sure}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  );
}
