import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../session/me.js';
import { menuOf } from '../menu.js';
import { TourCard } from './TourCard.js';
import { tourOf } from './tour-steps.rules.js';
import { useShownAround } from './use-shown-around.js';
import './tour.css';

interface TourProps {
  me: Me;
  onEnd: () => void;
}

/** What is where, step by step, beside the screens it speaks of: they stay usable, and Escape ends it from anywhere. */
export default function Tour({ me, onEnd }: TourProps) {
  const { remember } = useShownAround(me);
  const [begun] = useState(() => document.activeElement);
  const [steps] = useState(() =>
    tourOf(me.roleId, new Set(menuOf(me).flatMap(({ entries }) => entries.map(({ to }) => to)))),
  );
  const [at, setAt] = useState(0);
  const end = () => {
    remember();
    onEnd();
    // The offer it began with may be gone.
    const next = begun?.isConnected === true && begun !== document.body ? begun : document.getElementById('main');
    if (next instanceof HTMLElement) next.focus();
  };
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    // A dialog above it, the palette, is ended first.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null)
        latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const step = steps[at]!;
  return (
    <TourCard
      key={step.id}
      step={step}
      place={{ step: at + 1, of: steps.length }}
      onBack={at === 0 ? undefined : () => setAt(at - 1)}
      onNext={at === steps.length - 1 ? undefined : () => setAt(at + 1)}
      onEnd={end}
    />
  );
}
