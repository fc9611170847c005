import { registerEnumType } from 'type-graphql';
import { CAUSES } from './donation.rules.js';

registerEnumType(CAUSES, { name: 'DonationCause', description: 'What a donation is for.' });

export { CAUSES };
