import { Fragment, type ReactNode } from 'react';

/** Facts in one line: 'Ana Reyes · 2026-11-21 07:30'. What is null is left out. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts
    .filter((part) => part !== null)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ));
}
