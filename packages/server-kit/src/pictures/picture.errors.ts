import { Refusal } from '../graphql/refusal.js';

/** What was sent is no PNG, JPEG or WebP by its content. Facts: none. */
export class PictureNotReadable extends Refusal {
  readonly code = 'PICTURE_NOT_READABLE';
}

/** Facts: `megabytes`, what a file may have. */
export class PictureTooLarge extends Refusal {
  readonly code = 'PICTURE_TOO_LARGE';
}

/** Facts: `megapixels`, what a picture may have. */
export class PictureTooManyPixels extends Refusal {
  readonly code = 'PICTURE_TOO_MANY_PIXELS';
}

/** Somebody added as much as a day takes. Facts: `megabytes`, what he may add in a day. */
export class PictureLimitReached extends Refusal {
  readonly code = 'PICTURE_LIMIT_REACHED';
}
