/** A picture in its own points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is kept, in the picture's points; its height follows from the shape that is asked for. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A frame is at least this share of the widest one: a face of fewer points is none on a card. */
export const SMALLEST_SHARE = 0.2;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The widest frame of that shape a picture has room for. @param shape width by height */
export const widest = ({ width, height }: PictureSize, shape: number): number =>
  Math.min(width, height * shape);

/** The frame, made and moved so that it lies within the picture. */
export function within(frame: Frame, picture: PictureSize, shape: number): Frame {
  const most = widest(picture, shape);
  const width = between(most * SMALLEST_SHARE, frame.width, most);
  return {
    x: between(0, frame.x, picture.width - width),
    y: between(0, frame.y, picture.height - width / shape),
    width,
  };
}

/** The widest one, in the middle: what is kept where nobody moves it. */
export function middle(picture: PictureSize, shape: number): Frame {
  const width = widest(picture, shape);
  return { x: (picture.width - width) / 2, y: (picture.height - width / shape) / 2, width };
}

/** As wide as that share of the widest, about the same middle. @param share 0 to 1 */
export function sized(frame: Frame, share: number, picture: PictureSize, shape: number): Frame {
  const width = widest(picture, shape) * share;
  const x = frame.x + (frame.width - width) / 2;
  const y = frame.y + (frame.width - width) / shape / 2;
  return within({ x, y, width }, picture, shape);
}
