/** 'MI-000001-F': what a code of the class looks like. */
export const exampleOf = ({
  prefix,
  suffix,
  digits,
  ranges,
}: {
  prefix: string;
  suffix: string;
  digits: number;
  ranges: readonly { from: number }[];
}): string => `${prefix}${String(ranges[0]?.from ?? 1).padStart(digits, '0')}${suffix}`;
