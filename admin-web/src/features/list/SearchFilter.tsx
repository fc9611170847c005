import { TextField } from '@naga/ui/TextField';
import { useShortcuts } from '@naga/ui/use-shortcuts.js';
import { useEffect, useRef, useState } from 'react';

const TYPING_MS = 250;

export interface SearchFilterProps {
  label: string;
  hint?: string | undefined;
  text: string;
  onChange: (text: string) => void;
}

/** A search that waits for the end of a word, and follows the address when Back changes it; the key / leads to it. */
export function SearchFilter({ label, hint, text, onChange }: SearchFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({
    search: () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onChange]);
  return (
    <TextField
      ref={input}
      type="search"
      label={label}
      {...(hint !== undefined && { hint })}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
