import { qibla } from '@manasik/core/geo/qibla';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Tile, Tiles } from '../../../ui/tile.tsx';
import type { Times } from '../times/use-times.ts';

/** All pages of worship except the prayer times, as pictures. Needs the namespace `worship`. */
export function WorshipTiles({
  times: { place, today, settings },
  className,
}: {
  times: Times;
  className?: string;
}) {
  const t = useTranslations('worship');
  const format = useDayFormat();
  const bearing = place && Math.round(qibla(place.latitude, place.longitude).direction) % 360;
  return (
    <Tiles label={t('tabs.label')} {...(className && { className })}>
      <Tile
        to="/worship/qibla"
        scene="qibla"
        name={t('tabs.qibla')}
        fact={typeof bearing === 'number' && t('facts.qibla', { degrees: format.degrees(bearing) })}
      />
      <Tile to="/worship/dhikr" scene="dhikr" name={t('tabs.dhikr')} fact={t('facts.dhikr')} />
      <Tile to="/guide/counters" scene="tawaf" name={t('counters')} fact={t('facts.counters')} />
      <Tile to="/guide/duas" scene="pilgrims" name={t('duas')} fact={t('facts.duas')} />
      <Tile
        to="/worship/calendar"
        scene="calendar"
        name={t('tabs.calendar')}
        fact={today && settings && format.hijri(today, settings.hijriAdjustmentDays)}
      />
      <Tile to="/worship/zakat" scene="zakat" name={t('tabs.zakat')} fact={t('facts.zakat')} />
      <Tile to="/worship/hadith" scene="hadith" name={t('tabs.hadith')} fact={t('facts.hadith')} />
      <Tile to="/worship/log" scene="prayer" name={t('tabs.log')} fact={t('facts.log')} />
      <Tile to="/worship/ramadan" scene="ramadan" name={t('tabs.ramadan')} fact={t('facts.ramadan')} />
    </Tiles>
  );
}
