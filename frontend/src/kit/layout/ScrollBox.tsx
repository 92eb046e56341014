import {
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

interface Props {
  /** What is in it, for who cannot see it. */
  readonly label: string;
  readonly className?: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A box whose content may be larger than it: named, and where it is, reached by the keyboard, which scrolls it. */
export const ScrollBox = forwardRef<HTMLElement, Props>(function ScrollBox(
  { label, className = 'scroll', busy, children },
  outer,
) {
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(outer, () => box.current as HTMLElement);
  const fits = useFits(box);
  return (
    <section
      ref={box}
      className={fits ? `${className} fits` : className}
      tabIndex={fits ? undefined : 0}
      aria-label={label}
      aria-busy={busy}
    >
      {children}
    </section>
  );
});

/** Widths are told in whole pixels. */
const PARTS_PX = 1;

/** Whether all that is in a box can be seen without scrolling it. */
function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setFits(
        element.scrollWidth <= element.clientWidth + PARTS_PX &&
          element.scrollHeight <= element.clientHeight + PARTS_PX,
      );
    const watching = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) watching.observe(watched);
    return () => watching.disconnect();
  }, [box]);
  return fits;
}
