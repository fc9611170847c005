/** Degrees as they are typed and kept in a form: texts, so that nothing is rounded. */
export interface Point {
  readonly latitude: string;
  readonly longitude: string;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/**
 * How maps write a point, the most exact first: the pin of a Google link, what was asked of one, what its window is
 * centred on; OpenStreetMap's marker and window; both numbers alone, as maps copy them.
 */
const FORMS = [
  String.raw`!3d${NUMBER}!4d${NUMBER}`,
  String.raw`[?&](?:q|query|ll|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\s*${NUMBER}`,
  String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  String.raw`[@]${NUMBER},${NUMBER}`,
  String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`,
  String.raw`^\(?${NUMBER}°?(?:\s*[,;]\s*|\s+)${NUMBER}°?\)?$`,
].map((form) => new RegExp(form));

/** The form keeps nine decimals at most; a map writes more than a metre needs. */
const shortened = (degrees: string): string => degrees.replace(/(\.\d{6})\d+$/, '$1');

/** The point that a text from a map speaks of; undefined where it is one number, or none that lies on the earth. */
export function pastedPoint(text: string): Point | undefined {
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
    return { latitude: shortened(latitude), longitude: shortened(longitude) };
  }
  return undefined;
}
