import { type Ref, type RefObject, useImperativeHandle } from 'react';

type Props = Readonly<{ to: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }>;

/** Stands for a button that is already there, where the library expects to draw it. */
export function Anchor({ to, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  return null;
}
