import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { isPersonName } from './person-name.rules.js';

/** A name as it is stored; throws InvalidInput IS_NAME at `path` for what is none. */
export function personName(path: string, text: string): string {
  if (!isPersonName(text)) throw new InvalidInput([{ path, code: 'IS_NAME' }]);
  return text.trim();
}
