import { useEffect, useState } from 'react';

const TYPING_MS = 200;

/** The text once one stops typing; what is asked for first is asked for at once. */
export function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  const isAtOnce = text === undefined || text === '';
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), isAtOnce ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isAtOnce]);
  return settled;
}
