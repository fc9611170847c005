/** '7,5 %': a share with at most two decimals, its comma as in our money. */
export const percent = (value: number): string => `${String(value).replace('.', ',')} %`;
