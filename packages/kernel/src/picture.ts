/** Pictures are kept whole and in these widths, in pixels; one that was smaller keeps its size in each. */
export const PICTURE_WIDTHS = [96, 320, 640, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The path of a whole picture: `folder` is the subgraph whose rows name it. */
export const picturePath = (folder: string, name: string): string => `/files/${folder}/${name}.webp`;

/** The same picture in one of its widths; `path` is of the whole one or of another width. */
export const pictureAt = (path: string, width: PictureWidth): string =>
  path.replace(/(?:-\d+)?\.webp$/, `-${width}.webp`);

/** All its widths, as browsers choose among them. */
export const pictureSet = (path: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureAt(path, width)} ${width}w`).join(', ');

/** The name within an address that `picturePath` made, with or without a host; undefined for any other. */
export const pictureName = (folder: string, address: string): string | undefined =>
  new RegExp(`^(?:https?://[^/]+)?/files/${folder}/([0-9a-f]{40})\\.webp$`).exec(address.trim())?.[1];
