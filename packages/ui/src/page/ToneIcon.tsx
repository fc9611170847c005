import type { Tone } from './tone.js';

const SHAPES: Record<Tone, string> = {
  good: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 10.2l2.4 2.4 4.6-4.9',
  warn: 'M10 3 2.2 16.5h15.6zM10 8.2v3.6M10 14.2v.1',
  bad: 'M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7zM10 6v5M10 13.8v.1',
  quiet: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 9v5M10 6.2v.1',
};

/** The shape that says the tone to those who do not see its colour. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path d={SHAPES[tone]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
