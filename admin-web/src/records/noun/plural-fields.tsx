import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FieldError } from '@naga/ui/FieldError';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type ReferenceSaid, useAll } from './choice-fields.js';
import { common, valueOf } from './fields.js';
import type { ChosenFrom, Noun } from './noun.js';
import type { ControlProps, NounField, NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { ReferenceCombo } from './ReferenceCombo.js';

const SEPARATOR = ';';
const idsIn = (typed: string): string[] => typed.split(SEPARATOR).filter((id) => id !== '');
const listed = (ids: readonly string[]): string => [...ids].sort((a, b) => Number(a) - Number(b)).join(SEPARATOR);

const unseen = (id: string): NounRow => ({ id, name: id, version: 0, mayChange: false });

type Beside = (intl: IntlShape, row: NounRow) => string;
interface PluralProps extends ControlProps {
  to: ChosenFrom<NounRow>;
}

/** Records of another noun: ticked, or where there are many, looked for; their names stand beside: amenityNames. */
export const references = <Row extends NounRow>(
  said: Omit<ReferenceSaid<Row>, 'optional' | 'sorted' | 'filtered'>,
): NounField<string[]> => ({
  ...common(said),
  typed: (name, row) => ({ [name]: ((valueOf(name, row) as readonly string[] | undefined) ?? []).join(SEPARATOR) }),
  input: (name, values) => idsIn(String(values[name])),
  check: () => ({}),
  text: (_, name, row) =>
    ((valueOf(name.replace(/Ids$/, 'Names'), row) as readonly { name: string }[] | undefined) ?? [])
      .map((one) => one.name)
      .join(', '),
  Control: (props) =>
    said.many ? (
      <Gathered {...props} to={said.to} beside={(said.beside as Beside | undefined) ?? (() => '')} />
    ) : (
      <Ticked {...props} to={said.to} />
    ),
});

function Group({ name, label, hint, form, children }: ControlProps & { children: ReactNode }) {
  const { id, error } = form.text(name);
  return (
    <fieldset
      id={id}
      className="ticked"
      tabIndex={-1}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Ticked({ to, ...props }: PluralProps) {
  const { name, form } = props;
  const options = useAll(to);
  const ids = idsIn(form.text(name).value);
  const turn = (one: string) =>
    form.set({ [name]: listed(ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]) });
  return (
    <Group {...props}>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          checked={ids.includes(option.value)}
          onChange={() => turn(option.value)}
        />
      ))}
    </Group>
  );
}

/** What was chosen, each with the way out, and a field that finds more. */
function Gathered({ to, beside, ...props }: PluralProps & { beside: Beside }) {
  const intl = useIntl();
  const { name, form } = props;
  const ids = idsIn(form.text(name).value);
  const { list } = to as unknown as Noun['documents'];
  const variables = { filter: { ids }, order: null, descending: false, page: 1, pageSize: 100, counted: false };
  const { data, previousData } = useQuery(list, { variables, skip: ids.length === 0 });
  const found = (data ?? previousData)?.page.rows;
  // What its reader may not see stands there by its number: it stays unless he leaves it out.
  const rows = found === undefined ? [] : ids.map((id) => found.find((row) => row.id === id) ?? unseen(id));
  return (
    <Group {...props}>
      {ids.length > 0 && (
        <ul className="gathered">
          {rows.map((row) => (
            <li key={row.id}>
              {[row.name, row.version > 0 && beside(intl, row)].filter(Boolean).join(' · ')}{' '}
              <Button variant="quiet" onClick={() => form.set({ [name]: listed(ids.filter((id) => id !== row.id)) })}>
                {intl.formatMessage(nounWords.remove)} <VisuallyHidden>{row.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ReferenceCombo
        to={to}
        beside={beside}
        label={intl.formatMessage(nounWords.addOne)}
        optional
        value=""
        onChange={(value) => value !== '' && form.set({ [name]: listed([...new Set([...ids, value])]) })}
      />
    </Group>
  );
}
