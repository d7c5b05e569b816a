import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  plain: 'surface text-ink hover:bg-green-soft',
  deep: 'on-deep-band rounded-card',
};

type Tone = keyof typeof tones;

/** The look of a tile, for a link or a button. */
export const tileClass = (tone: Tone = 'plain'): string =>
  cx(
    'flex w-full min-w-0 flex-col overflow-hidden text-start no-underline transition-transform active:scale-98',
    tones[tone],
  );

interface TileFaceProps {
  /** `TileSign`, or a drawing in full width. */
  picture: ReactNode;
  tone?: Tone;
  title: ReactNode;
  /** One short line. */
  text?: ReactNode;
}

/** The content of a tile: a picture, its name and one fact. */
export const TileFace = ({ picture, tone = 'plain', title, text }: TileFaceProps) => (
  <>
    {picture}
    <span className="flex min-w-0 flex-col px-4 pt-3 pb-4">
      <span className="text-lg leading-snug font-semibold">{title} </span>
      {text && (
        <span className={cx('text-sm leading-snug', tone === 'deep' ? 'text-on-deep-quiet' : 'text-quiet')}>
          {text}
        </span>
      )}
    </span>
  </>
);

/** A large icon instead of a drawing. */
export const TileSign = ({ icon: Icon, tone = 'plain' }: { icon: LucideIcon; tone?: Tone }) => (
  <Icon
    aria-hidden="true"
    strokeWidth={1.5}
    className={cx('mx-4 mt-4 mb-3 size-12 shrink-0', tone === 'deep' ? 'text-gold-on-deep' : 'text-gold')}
  />
);
