import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import combo from './Combobox.module.css';
import { Field, type FieldFrame } from './Field.js';
import classes from './Field.module.css';
import { useCombobox } from './use-combobox.js';

export interface ComboOption {
  value: string;
  label: string;
  /** What tells it from another one of that name. */
  hint?: string | undefined;
}

export interface ComboFieldProps extends FieldFrame {
  name?: string;
  /** What is chosen is called; '' while nothing is. */
  chosen: string;
  /** Stands there while nothing is chosen or typed. */
  placeholder?: string;
  /** What fits the text that was looked for last; the same array until there is an answer to another text. */
  options: readonly ComboOption[];
  /** The name of their list. */
  listLabel: string;
  /** How many were found, said to who does not see them. */
  status: string;
  /** Something was typed, or the field was entered (''). Nothing is looked for any more: undefined. */
  onSearch: (text: string | undefined) => void;
  /** An option's value; '' when the field was emptied. */
  onChoose: (value: string) => void;
}

/** One of more records than a list can hold: letters find it, and what is chosen stands there by its name. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, required, optional, id, name, chosen, placeholder } = props;
  const { options, listLabel, status, onSearch, onChoose } = props;
  const ownId = useId();
  /** While one types; otherwise the field says what is chosen. */
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && typed !== '';
  const combobox = useCombobox({
    id: id ?? ownId,
    count: options.length,
    isTyped,
    onChoose(index) {
      setTyped(undefined);
      onSearch('');
      onChoose(options[index]!.value);
    },
  });
  const { mark } = combobox;
  // What was found for other letters is never taken by the Enter key.
  useEffect(() => mark(isTyped ? 0 : -1), [options, isTyped, mark]);
  function onKeyDown(event: KeyboardEvent) {
    combobox.input.onKeyDown(event);
    // Letters that name nothing yet are no form to send.
    if (event.key === 'Enter' && typed !== undefined) event.preventDefault();
  }
  function leave() {
    combobox.setOpen(false);
    setTyped(undefined);
    onSearch(undefined);
  }
  return (
    <Field {...{ label, hint, error, required, optional, id: combobox.input.id }}>
      {(wiring) => (
        <div className={combo.frame}>
          <input
            {...wiring}
            {...combobox.input}
            onKeyDown={onKeyDown}
            type="text"
            className={clsx(classes.control, classes.select)}
            {...(name !== undefined && { name })}
            placeholder={placeholder}
            value={typed ?? chosen}
            onFocus={(event) => {
              event.target.select();
              onSearch('');
            }}
            onClick={() => combobox.setOpen(true)}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              onSearch(value);
              combobox.setOpen(true);
              mark(-1);
              if (value === '') onChoose('');
            }}
            onBlur={leave}
          />
          <ul {...combobox.list} aria-label={listLabel}>
            {combobox.shown &&
              options.map((option, index) => (
                <li key={option.value} {...combobox.option(index)}>
                  <span>{option.label}</span>
                  {option.hint !== undefined && option.hint !== '' && <small>{option.hint}</small>}
                </li>
              ))}
          </ul>
          <VisuallyHidden role="status">{combobox.open ? status : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
