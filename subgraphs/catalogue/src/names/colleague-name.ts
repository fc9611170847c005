import type { CatalogueContext } from '../journey/asking.js';
import { ColleagueNameDocument } from '../neighbours/users.generated.js';

/** Asks users for the name of an account. */
export const colleagueName =
  ({ neighbours, viewer }: CatalogueContext) =>
  async (userId: string): Promise<string | null> =>
    (await neighbours.ask('users', ColleagueNameDocument, { userId }, viewer)).colleague.name;
