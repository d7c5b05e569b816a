import type { TravelSource } from '@manasik/content/travel/schema';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useTravelFormat } from './use-travel-format.ts';

/** The source of a fact, its age, and the day it was read. */
export function SourceLine({ source }: { source: TravelSource }) {
  const t = useTranslations('travel.sources');
  const format = useTravelFormat();
  const { title, url, publishedOn, readOn } = source;
  return (
    <p className="text-sm text-quiet">
      {t('title')}{' '}
      <a
        href={url}
        rel="noreferrer"
        className="inline-block py-1 text-green underline underline-offset-4 wrap-anywhere"
      >
        <bdi lang="en">{title}</bdi>
      </a>
      <span className="block">
        {publishedOn ? t('published', { date: format.published(publishedOn) }) : t('undated')}{' '}
        {t('read', { date: format.day(readOn) })}
      </span>
    </p>
  );
}
