import { eachOnce, numberToSearch } from '@naga/booking-flow/sale/recent-buyers.js';
import { RecentBuyers, type RecentBuyersProps } from '@naga/booking-flow/sale/RecentBuyers';
import type { KnownCustomer } from '@naga/booking-flow/sale/sale-form.js';
import { useDeferredValue, useEffect, useState } from 'react';
import { browserClient } from '../../session/browser-client.js';
import { useSite } from '../../session/site.js';
import { AgencyBuyerDocument, AgencyBuyersDocument } from './agency.generated.js';

export interface BuyersProps {
  mobileNumber: string;
  onTake: (customer: KnownCustomer) => void;
}

const TYPING_PAUSE_MS = 200;

/** Who bought with this telephone number at this agency before, the latest first. */
export function Buyers({ mobileNumber, onTake }: BuyersProps) {
  const { language } = useSite();
  const text = useDeferredValue(numberToSearch(mobileNumber));
  const [found, setFound] = useState<{ text: string; buyers: RecentBuyersProps['buyers'] }>();
  useEffect(() => {
    if (text === undefined) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      // They only help: without them everything is typed.
      const client = await browserClient(language);
      const answer = await client.query({ query: AgencyBuyersDocument, variables: { text } }).catch(() => undefined);
      if (current) setFound({ text, buyers: eachOnce(answer?.data?.bookings.rows ?? []) });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, language]);

  async function read(id: string) {
    const client = await browserClient(language);
    return (await client.query({ query: AgencyBuyerDocument, variables: { id } })).data?.booking;
  }
  const buyers = text !== undefined && found?.text === text ? found.buyers : [];
  return <RecentBuyers buyers={buyers} read={read} onTake={onTake} />;
}
