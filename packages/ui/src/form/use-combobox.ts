import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import classes from './Combobox.module.css';

export interface ComboboxPlan {
  /** Of the input; its list and options are `id-list`, `id-0`, `id-1`, … */
  id: string;
  /** How many options there are to choose from now. */
  count: number;
  onChoose: (index: number) => void;
  /** Something was typed: the Tab key takes the marked option along. */
  isTyped: boolean;
}

export interface ComboboxOption {
  id: string;
  role: 'option';
  className: string | undefined;
  'aria-selected': boolean;
  onPointerDown: (event: PointerEvent) => void;
  onClick: () => void;
}

export interface Combobox {
  /** Options are wanted; `shown`: there are some as well. */
  open: boolean;
  shown: boolean;
  setOpen: (open: boolean) => void;
  /** Which option the Enter key takes; -1: none. */
  mark: (index: number) => void;
  input: {
    id: string;
    role: 'combobox';
    autoComplete: 'off';
    spellCheck: false;
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-activedescendant': string | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  list: { id: string; role: 'listbox'; className: string | undefined; tabIndex: -1; hidden: boolean };
  option: (index: number) => ComboboxOption;
}

/** An input with a list of what it may mean (WAI-ARIA: editable combobox with list autocomplete): its keys and its roles. */
export function useCombobox({ id, count, onChoose, isTyped }: ComboboxPlan): Combobox {
  const [open, setOpen] = useState(false);
  const [marked, mark] = useState(-1);
  const active = marked < count ? marked : -1;
  const shown = open && count > 0;
  const choose = (index: number) => {
    onChoose(index);
    setOpen(false);
    mark(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      mark((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % Math.max(1, count));
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Tab' && shown && active >= 0 && isTyped) choose(active);
    else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return {
    open,
    shown,
    setOpen,
    mark,
    input: {
      id,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    // A list that scrolls would be a stop of the Tab key, which closes it and loses the focus.
    list: { id: `${id}-list`, role: 'listbox', className: classes.list, tabIndex: -1, hidden: !shown },
    option: (index) => ({
      id: `${id}-${index}`,
      role: 'option',
      className: classes.option,
      'aria-selected': index === active,
      // The press must not take the focus from the field, which would close the list first.
      onPointerDown: (event) => event.preventDefault(),
      onClick: () => choose(index),
    }),
  };
}
