import { CheckboxField, type CheckboxFieldProps } from '@naga/ui/CheckboxField';
import { useEffect, useRef } from 'react';

/**
 * A checkbox that answers the finger at once and follows the address afterwards: a controlled one would jump back
 * until the navigation is done.
 */
export function FilterCheckbox({ on, ...rest }: Omit<CheckboxFieldProps, 'checked' | 'ref'> & { on: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.checked = on;
  }, [on]);
  return <CheckboxField {...rest} ref={box} defaultChecked={on} />;
}
