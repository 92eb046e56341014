import { AuthorisedPicture } from '../files/AuthorisedPicture.tsx';

interface Props {
  readonly className: string;
  /** The address of the picture; without one the text stands in the empty frame. */
  readonly picture: string | undefined;
  readonly text: string;
}

/** A framed place for somebody's picture. */
export function Portrait({ className, picture, text }: Props) {
  if (picture === undefined) return <span className={className}>{text}</span>;
  return <AuthorisedPicture address={picture} alt={text} className={className} />;
}
