import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), select';

/** Enter leads from field to field, as Tab does but past the map, and from the last one sends the form. */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const at = fields.indexOf(target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = fields[at + 1];
  if (next === undefined) currentTarget.requestSubmit();
  else next.focus();
}
