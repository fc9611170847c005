import type { PricingContext } from '../tariff/pricing-services.js';
import { ColleagueNameDocument } from './users.generated.js';

/** Asks users for the name of an account. */
export const colleagueName =
  ({ neighbours, viewer }: PricingContext) =>
  async (userId: string): Promise<string | null> =>
    (await neighbours.ask('users', ColleagueNameDocument, { userId }, viewer)).colleague.name;
