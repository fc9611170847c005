/** '7,5 %': a share, its comma as in our money, and no line ends before its sign. */
export const percentText = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;
