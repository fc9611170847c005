import { useScope } from '@naga/app-kit/PermissionGate';
import { useIntl } from 'react-intl';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { countryName, countryOptions } from '../../features/place/country-words.js';
import { Choice, chosen, Narrow, optionalReference } from './choice-fields.js';
import { common, type Said, valueOf } from './fields.js';
import type { RecordPlace } from '../record-kind.js';
import type { ControlProps, FieldWords, NounField } from './noun-field.js';
import { nounWords } from './noun-words.js';

const EDIT = 'catalogue.edit';
/** Where operators have their pages. */
export const OPERATORS: RecordPlace = { path: '/operators', permission: EDIT, scopes: OPERATOR_SCOPES };

interface Owning {
  /** By which such records are changed. */
  permission?: string;
  /** Whose nobody's is. */
  nobodys?: FieldWords;
}

/** The operator whose record it is; nobody's is everybody's, which the platform alone looks after. */
export function owningOperator(
  label: FieldWords,
  { permission = EDIT, nobodys = nounWords.everybodys }: Owning = {},
): NounField<string | null | undefined> {
  const reference = optionalReference({ label, to: undefined as never, place: OPERATORS });
  return {
    ...reference,
    text: (intl, name, row) => reference.text(intl, name, row) || intl.formatMessage(nobodys),
    typed: (name, row, me) => ({
      [name]: (row === undefined ? me?.operatorId : (valueOf(name, row) as string | null)) ?? '',
    }),
    Control: (props) => <OwningOperator {...props} permission={permission} nobodys={nobodys} />,
    Filter: (props) => <Narrow {...props} options={useOperatorOptions()} />,
  };
}

/** The operator whose record it is, where nothing is everybody's. */
export function ofOperator(label: FieldWords, permission = EDIT): NounField<string> {
  const owning = owningOperator(label);
  return {
    ...owning,
    ...common({ label }),
    check: chosen.check(false),
    input: (name, values) => String(values[name]),
    Control: (props) => <OneOperator {...props} permission={permission} />,
  };
}

interface OwnerProps extends ControlProps {
  permission: string;
}

const OneOperator = ({ permission, ...props }: OwnerProps) => (
  <Choice {...props} isSettled options={useOwnOperators(permission)} />
);

function OwningOperator({ optional: _, permission, nobodys, ...props }: OwnerProps & Required<Owning>) {
  const intl = useIntl();
  const isPlatform = useScope(permission) === 'all';
  const options = useOwnOperators(permission);
  return (
    <Choice
      {...props}
      isSettled={!isPlatform}
      optional={isPlatform}
      {...(isPlatform && { nothing: intl.formatMessage(nobodys) })}
      options={options}
    />
  );
}

/** A country, by its code. */
export const country = (said: Said): NounField<string> => ({
  ...common(said),
  typed: (name, row, me) => ({ [name]: String(row === undefined ? (me?.countryCode ?? '') : valueOf(name, row)) }),
  check: chosen.check(false),
  input: (name, values) => String(values[name]),
  text: (intl, name, row) => countryName(intl, String(valueOf(name, row))),
  Control(props) {
    const intl = useIntl();
    return <Choice {...props} options={countryOptions(intl, props.form.text(props.name).value)} />;
  },
  Filter(props) {
    const intl = useIntl();
    return <Narrow {...props} options={countryOptions(intl, props.value)} />;
  },
});
