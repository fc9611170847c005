/** Pictures that clients have for kinds of seats. */
export const SEAT_ICONS = ['seat', 'bed', 'recliner', 'sofa', 'table', 'wheelchair'] as const;
export type SeatIcon = (typeof SEAT_ICONS)[number];

/** The picture of that name, if there is one. */
export const seatIcon = (name: string | null): SeatIcon | undefined => SEAT_ICONS.find((icon) => icon === name);
