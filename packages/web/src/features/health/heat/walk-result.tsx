import { spansOf } from '@manasik/core/health/heat/heat-spans';
import { type Walk, waterLitresAnHour } from '@manasik/core/health/heat/walking';
import { Droplets } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useHeatFormat } from './use-heat-format.ts';

interface WalkResultProps {
  walk: Walk;
  /** The hour at which it can begin without hours to avoid; null if there is none while pilgrims are at the place. */
  best: number | null;
}

/** The time a way takes, its rests, and the water for it, after a warning of hours to avoid on the way. */
export function WalkResult({ walk, best }: WalkResultProps) {
  const t = useTranslations('heat.walk');
  const format = useHeatFormat();
  const { walkingMinutes, restMinutes, longestRestMinutes, waterLitres } = walk;
  const spans = spansOf(walk.hours);
  const avoided = spans.filter(({ rating }) => rating === 'avoid');
  const isHot = avoided.length > 0;
  const warning = avoided.length < spans.length ? 'avoidPart' : 'avoidAll';
  return (
    <div
      className={cx(
        'flex flex-col gap-2 rounded-control px-4 py-3',
        isHot ? 'bg-danger-soft' : 'bg-green-soft',
      )}
    >
      {isHot && (
        <p className="font-semibold text-danger">
          {t(warning, { hours: format.spans(avoided) })}{' '}
          {best !== null && t('better', { time: format.hour(best) })}
        </p>
      )}
      <p className="display text-2xl">{t('total', { time: format.minutes(walkingMinutes + restMinutes) })}</p>
      {restMinutes > 0 && (
        <p>{t('withRest', { walking: format.minutes(walkingMinutes), rest: format.minutes(restMinutes) })}</p>
      )}
      <p>
        {longestRestMinutes > 0 ? t('restInSun', { rest: format.minutes(longestRestMinutes) }) : t('night')}
      </p>
      <p className="flex items-start gap-2 font-semibold">
        <Droplets aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
        {t('water', { least: format.litres(waterLitres.least), usual: format.litres(waterLitres.usual) })}
      </p>
      <p>{t('cups', { most: format.litresAtMost(waterLitresAnHour.most) })}</p>
      <p className="text-sm">{t('doctor')}</p>
      <p className="text-sm">{t('crowds')}</p>
    </div>
  );
}
