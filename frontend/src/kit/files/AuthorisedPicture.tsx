import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../icons/Icon.tsx';
import { type Fetched, paperAsked } from '../report/paper.ts';
import { isPublic } from '../wire/definitions.ts';
import styles from './files.module.css';

interface Props {
  /** As rows give it: `/api/files/…`; null where there is none. */
  readonly address: string | null | undefined;
  /** What it shows, in words. */
  readonly alt: string;
  /** The small picture beside it. */
  readonly small?: boolean;
  readonly className?: string;
}

/** A picture that only who is signed in may see: fetched with the token, which an address in a page would not carry. */
export function AuthorisedPicture({ address, alt, small = false, className = styles['picture'] }: Props) {
  const path = address ? `${address}${small ? '?size=thumbnail' : ''}` : undefined;
  const shown = useFetchedPicture(path);
  if (shown) return <img src={shown} alt={alt} className={className} />;
  return (
    <span role="img" aria-label={alt} className={`${className} ${styles['none']}`}>
      <Icon name="user" />
    </span>
  );
}

/** An address the browser can show; undefined while there is none, or it could not be had. */
function useFetchedPicture(path: string | undefined): string | undefined {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let local: string | undefined;
    let wanted = true;
    const settle = (got: Fetched) => {
      if (!wanted || !('blob' in got)) return;
      local = URL.createObjectURL(got.blob);
      setShown(local);
    };
    if (path !== undefined && !isPublic(path)) dispatch(paperAsked(path, { settle }));
    return () => {
      wanted = false;
      setShown(undefined);
      if (local !== undefined) URL.revokeObjectURL(local);
    };
  }, [path, dispatch]);
  return path !== undefined && isPublic(path) ? path : shown;
}
