import { Button } from '@naga/ui/Button';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { FormLayout } from '@naga/ui/FormLayout';
import { Notice } from '@naga/ui/Notice';
import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LeaveGuard } from './LeaveGuard.js';
import { NamedProblem } from './NamedProblem.js';
import type { FormHandle, FormValues } from './use-form.js';

const words = defineMessages({
  cancel: { id: 'admin.form.cancel', defaultMessage: 'Cancel' },
  restored: {
    id: 'admin.form.restored',
    defaultMessage: 'What you had typed here before is back. It is not saved yet.',
  },
  startAgain: { id: 'admin.form.start-again', defaultMessage: 'Start again' },
  waits: { id: 'admin.form.waits', defaultMessage: 'It is saved as soon as everything is sent.' },
});

export interface EditFormProps<Values extends FormValues> {
  form: FormHandle<Values>;
  /** "Save the stop". */
  submit: ReactNode;
  /** Where Cancel leads, usually the list; without it there is no way but this form. */
  back?: string;
  /** One of several forms of a page: its button is not the one next step. */
  isPart?: boolean;
  /** Whatever else can be done with what was typed: "Save and add another". */
  more?: ReactNode;
  /** FormSections. */
  children: ReactNode;
}

/** A form of the back office: what is wrong on top and focused, the fields, save and cancel, the question on leaving. */
export function EditForm<Values extends FormValues>({
  form,
  submit,
  back,
  isPart = false,
  more,
  children,
}: EditFormProps<Values>) {
  const buttonId = useId();
  const errors = form.problems.map(({ fieldId = buttonId, text }) => ({
    fieldId,
    text: <NamedProblem fieldId={fieldId} text={text} />,
  }));
  return (
    <>
      {(form.dirty || form.isWaiting) && <LeaveGuard onLeave={form.startAgain} isFree={form.mayLeave} />}
      <FormLayout
        onSubmit={form.submit}
        isPart={isPart}
        aria-busy={form.busy}
        summary={<ErrorSummary errors={errors} attempt={form.attempt} />}
        actions={
          <>
            <Button type="submit" variant={isPart ? 'quiet' : 'primary'} id={buttonId} busy={form.busy}>
              {submit}
            </Button>
            {more}
            {back !== undefined && (
              <Button as={Link} to={back} replace variant="quiet">
                <FormattedMessage {...words.cancel} />
              </Button>
            )}
            {form.busy && form.isWaiting && (
              <span role="status">
                <FormattedMessage {...words.waits} />
              </span>
            )}
          </>
        }
      >
        {form.restored && (
          <Notice
            action={
              <Button variant="quiet" size="small" onClick={form.startAgain}>
                <FormattedMessage {...words.startAgain} />
              </Button>
            }
          >
            <FormattedMessage {...words.restored} />
          </Notice>
        )}
        {children}
      </FormLayout>
    </>
  );
}
