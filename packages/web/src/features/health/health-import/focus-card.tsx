import { useEffect, useRef } from 'react';
import { Card, type CardProps } from '../../../ui/card.tsx';

/** A card that receives the focus when it appears, because the button that led here has gone. */
export function FocusCard(props: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return <Card ref={card} tabIndex={-1} {...props} />;
}
