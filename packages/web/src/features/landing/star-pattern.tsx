import { useId } from 'react';
import { starPath } from '../../ui/star-path.ts';

const star = starPath(22);

/** Stars in rows behind a deep band: hardly seen, felt. */
export function StarPattern() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full text-gold-on-deep opacity-[0.07]">
      <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.2">
          <path d={star} transform="translate(36 36)" />
          <path d="M0 0l14 14M72 0l-14 14M0 72l14-14M72 72l-14-14" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
