import { Logo } from '@naga/ui/Logo';

/** What stands there until the first script has run: a name and no words to translate. */
export function Waiting() {
  return (
    <div className="waiting" aria-busy="true">
      <Logo />
    </div>
  );
}
