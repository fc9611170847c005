import type { PersonQuery } from './person.generated.js';

/** Somebody's account, as his page shows it. */
export type Person = NonNullable<PersonQuery['user']>;
