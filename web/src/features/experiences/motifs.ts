/** What stands beside the river in a picture, by category; drawn on 400 × 250 with the water line at 180. */
const MOTIFS: Record<string, string> = {
  temples:
    'M270 172v-42c0-26 12-44 20-58 8 14 20 32 20 58v42zM222 172v-26c0-18 8-30 14-40 6 10 14 22 14 40v26zM330 172v-26c0-18 8-30 14-40 6 10 14 22 14 40v26zM206 172h168v10H206z',
  boat: 'M212 158c42 10 114 10 156 0l-16 22c-30 6-94 6-124 0zM250 156v-20c22-11 60-11 82 0v20c-22 4-60 4-82 0z',
  food: 'M232 128h116c0 36-22 52-58 52s-58-16-58-52zM262 118c-8-12 8-18 0-32h6c8 14-8 20 0 32zM290 118c-8-12 8-18 0-32h6c8 14-8 20 0 32zM318 118c-8-12 8-18 0-32h6c8 14-8 20 0 32z',
  cycling:
    'M252 134a25 25 0 1 0 .1 0zm0 7a18 18 0 1 1-.1 0zM328 134a25 25 0 1 0 .1 0zm0 7a18 18 0 1 1-.1 0zM250 160l22-44h-10v-6h24v6h-6l-3 7h34l-4-13h16v6h-9l16 43-6 2-11-29-23 33h-38zm11-3h26l-16-21zm32-2 19-26h-32z',
  crafts: 'M268 88h44v9c24 12 34 27 34 46 0 23-20 38-56 38s-56-15-56-38c0-19 10-34 34-46zM262 128h56v6h-56z',
  wellness:
    'M290 96c14 18 22 38 22 54-6 10-14 17-22 22-8-5-16-12-22-22 0-16 8-36 22-54zM238 124c22 6 36 22 44 48-26 2-46-14-44-48zM342 124c2 34-18 50-44 48 8-26 22-42 44-48zM222 176h136v6H222z',
  nature: 'M196 182l56-84 22 30 26-50 84 104z',
};

/** The picture of a category; the mountains for one we have not drawn. */
export const motifOf = (category: string): string => MOTIFS[category] ?? MOTIFS['nature']!;
