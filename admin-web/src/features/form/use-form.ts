import { useNotices } from '@naga/app-kit/NoticeArea';
import { type ChangeEvent, type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { isRefused, type Refused } from '../../session/refused.js';
import { refusalOfError } from '../../session/refusal-of-error.js';
import { dropDraft, keepDraft, readDraft } from './draft.js';
import { type Held, useHeld } from './use-held.js';
import { problemText } from '../../session/problem-words.js';
import { type Problem, problemsOf, refusedFields } from '../../session/problems.js';

export type FormValues = Readonly<Record<string, string | boolean>>;
type NameOf<Values> = keyof Values & string;
type NamesOf<Values, Kind> = { [Name in NameOf<Values>]: Values[Name] extends Kind ? Name : never }[NameOf<Values>];

export interface FormPlan<Values extends FormValues, Answer> {
  initial: Values;
  /** Under this name what was typed outlives a reload: 'user-7-3', with the version of the record. */
  draft?: string;
  /** What was typed in this form before one left it, in place of a draft. */
  typed?: Partial<Values> | undefined;
  /** It may be left while it is sent: what it says is seen as saved already. */
  mayLeave?: boolean;
  /** Told what was typed where that was refused after its reader had left. */
  onLost?: (typed: Partial<Values>) => void;
  /** Fields that no draft may hold. */
  secrets?: readonly NameOf<Values>[];
  /** Places inside of values that are lists as JSON, finer than their names: 'stops.0.stopId'. */
  places?: (values: Values) => readonly string[];
  /** Code of what is wrong with a field, or at a place in it, before anything is sent: 'REQUIRED'. */
  check?: (values: Values) => { [Name in NameOf<Values>]?: string | false | undefined };
  /** Asked once nothing is wrong, before anything is sent: no leaves everything as it is, and so does its failure, which is told. */
  sure?: (values: Values) => Promise<boolean> | boolean;
  /** Runs the mutation and answers its union; undefined when the graph gave none. `pressed`: value of the button. */
  send: (values: Values, pressed: string) => Promise<Answer | Refused | undefined | null>;
  /** After success, when leaving is free again: go to the record, back to the list. `pressed`: value of the button. */
  onDone: (answer: Exclude<Answer, Refused>, values: Values, pressed: string) => unknown;
  /** Says that it worked, at the foot of the screen. */
  done?: string;
  /** Says it in place of the form where something was changed: beside the way back to what stood here before. */
  sayChanged?: ((done: string, answer: Exclude<Answer, Refused>, values: Values) => unknown) | undefined;
  /** Refusal code → the field it speaks of, where its facts (`field`, `fields`) do not say. */
  refusedAt?: Readonly<Record<string, NameOf<Values>>>;
  /** Code → sentence, where app-kit's words do not fit. */
  texts?: Readonly<Record<string, string>>;
}

export interface FormHandle<Values extends FormValues> extends Pick<Held, 'isWaiting' | 'hold'> {
  values: Values;
  /** `place`: the one that was changed, where it is finer than the names. */
  set: (part: Partial<Values>, place?: string) => void;
  /** Something was typed that is not saved. */
  dirty: boolean;
  mayLeave: boolean;
  /** What stands here was typed before a reload. */
  restored: boolean;
  /** Forgets what was typed. */
  startAgain: () => void;
  busy: boolean;
  /** Changes with every refused sending. */
  attempt: number;
  /** In the order of the form; `fieldId` undefined: the form as a whole. */
  problems: readonly { fieldId: string | undefined; text: string }[];
  /** Of a place: `places` says which there are. */
  at: (place: string) => Pick<Binding, 'id' | 'error'>;
  /** For a TextField, TextAreaField or SelectField. */
  text: (name: NamesOf<Values, string>) => TextBinding;
  /** For a CheckboxField. */
  flag: (name: NamesOf<Values, boolean>) => FlagBinding;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Binding {
  id: string;
  name: string;
  error: string | undefined;
}
export interface TextBinding extends Binding {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}
export interface FlagBinding extends Binding {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const NO_SECRETS: readonly string[] = [];

/**
 * The state of a back-office form: values, what is wrong where, whether it is being sent. Problems come from `check`,
 * from BAD_USER_INPUT and from Refused, and leave a field when it is changed; any other failure is the dialog 'Oops'.
 */
export function useForm<Values extends FormValues, Answer>(plan: FormPlan<Values, Answer>): FormHandle<Values> {
  type Name = NameOf<Values>;
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const prefix = useId();
  const [saved, setSaved] = useState(plan.initial);
  const [draft] = useState(
    () => plan.typed ?? (plan.draft === undefined ? undefined : readDraft(plan.draft, plan.initial)),
  );
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // Other forms may be drawn anew by what they save: those are done, not left.
    return () => void (isLeft.current = plan.mayLeave === true);
  }, [plan.mayLeave]);
  const [restored, setRestored] = useState(draft !== undefined);
  const [values, setValues] = useState<Values>({ ...plan.initial, ...draft });
  /** The same at once: what arrives while a form waits to be sent belongs to what is sent. */
  const latest = useRef(values);
  const { isWaiting, hold, arrived } = useHeld();
  const [problems, setProblems] = useState<readonly Problem<Name>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const names = [...Object.keys(plan.initial), ...(plan.places?.(values) ?? [])] as Name[];
  const idOf = (name: Name): string => `${prefix}${name}`;
  const textOf = ({ code, facts }: Problem<Name>): string => problemText(intl, code, facts, plan.texts);
  const dirty = useMemo(
    () => Object.keys(saved).some((name) => saved[name as Name] !== values[name as Name]),
    [saved, values],
  );

  function put(next: Values) {
    latest.current = next;
    setValues(next);
  }
  function set(part: Partial<Values>, place?: string) {
    put({ ...latest.current, ...part });
    setProblems((now) => now.filter(({ field }) => field !== undefined && field !== place && !(field in part)));
  }
  function startAgain() {
    put(saved);
    setProblems([]);
    setRestored(false);
  }
  const { draft: draftName, secrets = NO_SECRETS } = plan;
  useEffect(() => {
    if (draftName !== undefined) keepDraft(draftName, saved, values, secrets);
  }, [draftName, saved, values, secrets]);

  function refuse(found: readonly Problem<Name>[]) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  function lose(values: Values) {
    const typed = Object.entries(values).filter(([name, value]) => value !== saved[name as Name]);
    plan.onLost?.(Object.fromEntries(typed) as Partial<Values>);
  }

  async function send(pressed: string) {
    const coming = arrived();
    if (coming !== undefined) {
      const unsent = await coming;
      if (unsent === 'told') return;
      if (unsent.length > 0) return refuse(unsent as readonly Problem<Name>[]);
    }
    const values = latest.current;
    const wrong = names.flatMap((field): Problem<Name>[] => {
      const code = plan.check?.(values)[field];
      return code ? [{ field, code, facts: {} }] : [];
    });
    if (wrong.length > 0) return refuse(wrong);
    try {
      if (plan.sure !== undefined && !(await plan.sure(values))) return;
      const answer = await plan.send(values, pressed);
      if (isLeft.current && (isRefused(answer) || answer == null)) return lose(values);
      if (isRefused(answer)) return refuse(refusedFields(answer, names, plan.refusedAt));
      if (answer === undefined || answer === null) return oops({});
      // Drawn at once: the guard must know that nothing is unsaved before `onDone` leaves.
      flushSync(() => {
        setProblems([]);
        setSaved(values);
        setRestored(false);
      });
      const { done, sayChanged } = plan;
      const given = answer as Exclude<Answer, Refused>;
      if (done !== undefined) {
        if (dirty && sayChanged) sayChanged(done, given, values);
        else notify(done);
      }
      if (!isLeft.current) await plan.onDone(given, values, pressed);
      else if (draftName !== undefined) dropDraft(draftName);
    } catch (error) {
      if (isLeft.current) return lose(values);
      const refused = refusalOfError(error);
      const found = refused ? refusedFields(refused, names, plan.refusedAt) : problemsOf(error, names);
      if (found === undefined) return oops({});
      refuse(found);
    }
  }

  const bind = (name: Name): Binding => {
    const problem = problems.find(({ field }) => field === name);
    return { id: idOf(name), name, error: problem && textOf(problem) };
  };
  return {
    values,
    set,
    isWaiting,
    hold,
    dirty,
    mayLeave: plan.mayLeave === true,
    restored,
    startAgain,
    busy,
    attempt,
    problems: problems.map((problem) => ({
      fieldId: problem.field === undefined ? undefined : idOf(problem.field),
      text: textOf(problem),
    })),
    at: (place) => bind(place as Name),
    text: (name) => ({
      ...bind(name),
      value: values[name] as string,
      onChange: ({ currentTarget }) => set({ [name]: currentTarget.value } as Partial<Values>),
    }),
    flag: (name) => ({
      ...bind(name),
      checked: values[name] as boolean,
      onChange: ({ currentTarget }) => set({ [name]: currentTarget.checked } as Partial<Values>),
    }),
    submit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      const { submitter } = event.nativeEvent as SubmitEvent;
      void send(submitter?.getAttribute('value') ?? '').finally(() => {
        sending.current = false;
        setBusy(false);
      });
    },
  };
}
