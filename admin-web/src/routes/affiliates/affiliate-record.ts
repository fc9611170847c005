import { defineRecord } from '../../records/record-kind.js';
import { AffiliateDocument, type AffiliateQuery } from './affiliates.generated.js';
import { words } from './words.js';

export type OneAffiliate = NonNullable<AffiliateQuery['affiliate']>;

export const affiliateRecord = defineRecord({
  path: '/affiliates',
  param: 'affiliateId',
  entity: 'Affiliate',
  permission: 'affiliate.manage',
  scopes: ['country', 'all'],
  query: AffiliateDocument,
  pick: (data) => data.affiliate,
  words,
});
