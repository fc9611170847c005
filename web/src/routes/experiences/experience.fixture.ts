const usd = (amount: number) => ({ amount, currency: 'USD' });

/** One experience as the graph answers it. */
export const kayak = {
  ...{ id: '7', slug: 'kayak-on-the-nam-song', title: 'Kayak on the Nam Song', kind: 'SHORT_ACTIVITY' },
  titles: { en: 'Kayak on the Nam Song' },
  summary: 'Nine kilometres between limestone towers.',
  description: 'Easy water from November to May.',
  terms: 'Life jackets are worn on board.',
  category: { id: '3', slug: 'boat', name: 'On the water', experienceCount: 1 },
  ...{ cityName: 'Vang Vieng', citySlug: 'vang-vieng', durationMinutes: 270, nights: 0, maxGuests: 4 },
  ...{ meetingPoint: 'River house', latitude: 18.92, longitude: 102.44, includes: ['Guide', 'Lunch'] },
  ...{ rating: 4.6, reviewCount: 298, autoDiscount: 10, imageHue: 164 },
  prices: { adult: usd(2000), senior: usd(1800), child: usd(1000), infant: usd(0) },
};

interface Guests {
  adults: number;
  children: number;
  seniors: number;
  infants: number;
}

/** Answers as the subgraph does, for this one experience. */
export const market = {
  experiences: ({ filter }: { filter: { text?: string; citySlug?: string } }) => {
    const rows = filter.text === 'nothing' || (filter.citySlug ?? 'vang-vieng') !== 'vang-vieng' ? [] : [kayak];
    return { total: rows.length, rows };
  },
  experienceCategories: [kayak.category],
  experienceCities: [
    { slug: 'vang-vieng', name: 'Vang Vieng', experienceCount: 1 },
    { slug: 'kampot', name: 'Kampot', experienceCount: 0 },
  ],
  experience: ({ id }: { id: string }) => (id === '7' ? kayak : null),
  experiencePrice: ({ guests: { adults, children, seniors, infants } }: { guests: Guests }) => {
    if (adults + children + seniors + infants > 4) return null;
    const gross = adults * 2000 + children * 1000 + seniors * 1800;
    const line = (kind: string, count: number, unit: number) =>
      count > 0 ? [{ kind, count, unit: usd(unit), amount: usd(count * unit) }] : [];
    return {
      lines: [...line('adult', adults, 2000), ...line('senior', seniors, 1800), ...line('child', children, 1000)],
      discount: usd(gross / 10),
      total: usd((gross * 9) / 10),
    };
  },
};
