import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  plain: 'surface text-ink hover:bg-green-soft',
  deep: 'on-deep-band',
};

/** The look of a tile, for the link or the button that it is. */
export const tileClass = (tone: keyof typeof tones): string =>
  cx(
    'flex min-h-40 w-full min-w-0 flex-col items-start justify-between gap-3 rounded-card p-[min(1.25rem,5vw)] text-start no-underline',
    tones[tone],
  );

interface TileFaceProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: ReactNode;
  text: ReactNode;
}

/** What a tile shows: a sign, its name and one fact. */
export function TileFace({ icon: Icon, tone, title, text }: TileFaceProps) {
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={cx('size-12 shrink-0', tone === 'deep' ? 'text-gold-on-deep' : 'text-gold')}
      />
      <span className="min-w-0">
        <span className="block text-lg leading-snug font-semibold">{title} </span>
        <span className={cx('block text-sm', tone === 'deep' ? 'text-on-deep-quiet' : 'text-quiet')}>
          {text}
        </span>
      </span>
    </>
  );
}
