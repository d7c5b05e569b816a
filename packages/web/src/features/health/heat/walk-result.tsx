import { type Walk, waterLitresAnHour } from '@manasik/core/health/heat/walking';
import { Droplets } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useHeatFormat } from './use-heat-format.ts';

interface WalkResultProps {
  walk: Walk;
  /** A less hot hour, if this one is to be avoided. */
  better: number | null;
}

/** The time a way takes, its rests, and the water for it. */
export function WalkResult({ walk, better }: WalkResultProps) {
  const t = useTranslations('heat.walk');
  const format = useHeatFormat();
  const { walkingMinutes, restMinutes, restMinutesAnHour, waterLitres } = walk;
  return (
    <div className="flex flex-col gap-2 rounded-control bg-green-soft px-4 py-3">
      {better !== null && (
        <p className="font-semibold text-danger">{t('better', { time: format.hour(better) })}</p>
      )}
      <p className="display text-2xl">{t('total', { time: format.minutes(walkingMinutes + restMinutes) })}</p>
      {restMinutes > 0 && (
        <p>{t('withRest', { walking: format.minutes(walkingMinutes), rest: format.minutes(restMinutes) })}</p>
      )}
      <p>
        {restMinutesAnHour > 0 ? t('restInSun', { rest: format.minutes(restMinutesAnHour) }) : t('night')}
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
