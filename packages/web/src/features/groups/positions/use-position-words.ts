import { useMemo } from 'react';
import type { Way } from '@manasik/core/geo/great-circle';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { apart, leftToRight } from '../../../platform/i18n/isolate.ts';
import type { PersonThere } from './people.ts';

const minuteMs = 60_000;
// Below the accuracy of phones.
const besideMetres = 10;

/** Formats distances, ages and names in the language of the page. */
export function usePositionWords() {
  const t = useTranslations('positions');
  const format = useFormatter();
  const { language } = useLanguage();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
    const unit = (value: number, name: string, digits = 0) =>
      format.number(value, { style: 'unit', unit: name, maximumFractionDigits: digits });
    const distance = (metres: number) =>
      metres < 1000
        ? unit(metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10, 'meter')
        : unit(metres / 1000, 'kilometer', metres < 10_000 ? 1 : 0);
    const coordinate = (degrees: number) =>
      format.number(degrees, { minimumFractionDigits: 6, maximumFractionDigits: 6 });
    return {
      distance,
      /** "2 minutes ago" */
      ago: (at: string | number, now: number) => {
        const minutes = Math.floor((now - new Date(at).getTime()) / minuteMs);
        if (minutes < 1) return t('list.now');
        if (minutes < 60) return relative.format(-minutes, 'minute');
        const hours = Math.floor(minutes / 60);
        return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
      },
      /** "2 min", under a circle on the map */
      age: (at: string | number, now: number) => {
        const minutes = Math.max(1, Math.floor((now - new Date(at).getTime()) / minuteMs));
        if (minutes < 60) return unit(minutes, 'minute');
        const hours = Math.floor(minutes / 60);
        return hours < 24 ? unit(hours, 'hour') : unit(Math.floor(hours / 24), 'day');
      },
      clock: (at: string | number) => apart(format.dateTime(new Date(at), { timeStyle: 'short' })),
      percent: (value: number) => format.number(value / 100, { style: 'percent' }),
      // Maps and other phones write coordinates from left to right in every language.
      coordinates: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
        leftToRight(
          t('list.coordinates', { latitude: coordinate(latitude), longitude: coordinate(longitude) }),
        ),
      way: ({ distanceMetres, compass }: Way) =>
        distanceMetres < besideMetres
          ? t('list.here')
          : t('list.away', { distance: distance(distanceMetres), point: t(`way.points.${compass}`) }),
      /** "To the north" */
      point: ({ distanceMetres, compass }: Way) =>
        distanceMetres < besideMetres
          ? t('list.here')
          : t('list.towards', { point: t(`way.points.${compass}`) }),
      name: ({ id, name }: Pick<PersonThere, 'id' | 'name'>) => name || t('list.nameless', { id }),
      degrees: (value: number) =>
        format.number(value, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }),
    };
  }, [t, format, language]);
}

export type PositionWords = ReturnType<typeof usePositionWords>;
