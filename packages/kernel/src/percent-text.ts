/** '7,5 %': a share, its comma as in our money, and no line ends before its sign. */
export const percentText = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;

/** Basis points a percent. */
const PERCENT = 100;

/** 750 basis points: '7,5 %'. */
export const shareText = (basisPoints: number): string => percentText(basisPoints / PERCENT);
