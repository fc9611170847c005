import { PICTURES } from '@naga/catalogue/pictures.js';
import { addPicture, type PictureContext } from '@naga/server-kit/pictures/add-picture.command.js';
import { drawingAsPicture } from '@naga/server-kit/pictures/drawing-as-picture.js';
import { DRAWINGS } from './drawings.js';
import type { DrawnPictures } from './hang-pictures.js';

/** Pixels: more than any page shows beside words; wider ones would have to be drawn thrice as large. */
const WIDTH = 640;

/** Puts drawings into the file store as pictures of the catalogue, as if people had added them. */
export async function drawPictures(context: PictureContext, drawings: Iterable<string>): Promise<DrawnPictures> {
  const draw = async (drawing: string): Promise<[string, string]> => {
    const { name } = await addPicture(context, PICTURES, await drawingAsPicture(DRAWINGS.get(drawing)!(), WIDTH));
    return [drawing, name];
  };
  return new Map(await Promise.all([...drawings].map(draw)));
}
