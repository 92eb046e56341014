import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { AuthorisedPicture } from '../AuthorisedPicture.tsx';
import { FileField, type FileFieldProps } from '../FileField.tsx';
import { cut, originalOf } from './cut.ts';
import { type Frame, middle, SMALLEST_SHARE, sized, widest } from './frame.ts';
import styles from './framing.module.css';
import { MovedFrame, sizeOf } from './MovedFrame.tsx';

interface Props extends Omit<FileFieldProps, 'children'> {
  /** The picture that stands already. */
  readonly address?: string | null;
  /** Width by height of what is kept. */
  readonly shape: number;
}

/** A picture of which a part is kept: a frame of that shape is moved over it by pointer or keyboard. */
export function FramedPictureField({ address, shape, ...props }: Props) {
  const form = useForm();
  return (
    <FileField {...props}>
      {(file) => {
        if (!file) return <AuthorisedPicture address={address} alt={props.label} small />;
        const original = originalOf(file);
        return (
          <Framing
            key={`${original.name} ${original.size} ${original.lastModified}`}
            original={original}
            shape={shape}
            onCut={(part) => form.change(props.upload.field, part)}
          />
        );
      }}
    </FileField>
  );
}

/** The address of a file that the browser shows; undefined while there is none. */
function useLocalAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const local = URL.createObjectURL(file);
    setAddress(local);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(local);
    };
  }, [file]);
  return address;
}

interface FramingProps {
  readonly original: File;
  readonly shape: number;
  onCut(part: File): void;
}

function Framing({ original, shape, onCut }: FramingProps) {
  const t = useText(kitTexts);
  const address = useLocalAddress(original);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [frame, setFrame] = useState<Frame>();
  const turn = useRef(0);
  const size = picture && sizeOf(picture);
  const keep = async (next: Frame) => {
    turn.current += 1;
    const mine = turn.current;
    const part = await cut(original, next, shape);
    if (mine === turn.current) onCut(part);
  };
  const settle = (next: Frame) => {
    setFrame(next);
    void keep(next);
  };
  return (
    <div>
      <div className={styles['whole']}>
        <img
          src={address}
          alt={t('kit.file.preview', { name: original.name })}
          onLoad={({ currentTarget }) => {
            setPicture(currentTarget);
            setFrame((known) => known ?? middle(sizeOf(currentTarget), shape));
          }}
        />
        {picture && frame && (
          <MovedFrame picture={picture} frame={frame} shape={shape} onMove={setFrame} onSettle={settle} />
        )}
      </div>
      {size && frame && (
        <label className={styles['size']}>
          {t('kit.file.frameSize')}
          <input
            type="range"
            min={SMALLEST_SHARE}
            max={1}
            step={0.05}
            value={frame.width / widest(size, shape)}
            onChange={({ target }) => settle(sized(frame, Number(target.value), size, shape))}
          />
        </label>
      )}
    </div>
  );
}
