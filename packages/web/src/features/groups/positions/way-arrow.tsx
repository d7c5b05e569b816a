import { Navigation2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { turnTowards } from '../../../ui/compass-geometry.ts';
import { usePositionWords } from './use-position-words.ts';

const aheadDegrees = 10;

interface WayArrowProps {
  bearingDegrees: number;
  headingDegrees: number;
}

/** An arrow on the screen that points to a place in the world, with the same in words. */
export function WayArrow({ bearingDegrees, headingDegrees }: WayArrowProps) {
  const t = useTranslations('positions.way');
  const words = usePositionWords();
  const turn = Math.round(turnTowards(bearingDegrees, headingDegrees));
  const degrees = words.degrees(Math.abs(turn));
  const said =
    Math.abs(turn) <= aheadDegrees ? t('ahead') : t(turn > 0 ? 'turnRight' : 'turnLeft', { degrees });
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-green">
      <Navigation2 aria-hidden="true" className="size-7 shrink-0" style={{ rotate: `${turn}deg` }} />
      {said}
    </span>
  );
}
