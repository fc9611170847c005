/** Bytes of a megabyte, as limits mean it. */
export const MEGABYTE = 1024 * 1024;

/** What a picture may be as it is sent; screens make larger ones smaller first. */
export const PICTURE_MEGABYTES = 2;
/** The longer side of a picture as it is kept, in pixels: no screen shows more. */
export const PICTURE_SIDE = 1920;

/** What a packed feed may be: one of a million stop times is packed in 10 MB. */
export const FEED_MEGABYTES = 32;

/** Lines of a file of records. */
export const MOST_LINES = 5000;
