import { BookOpen } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { type SourceName, sourceLinks, sourcesReadOn } from './plan-sources.ts';

/** Links to the sources of a page, folded. */
export function SourceRow({ names }: { names: readonly SourceName[] }) {
  const t = useTranslations('training.sources');
  const days = useDayFormat();
  return (
    <FoldRow icon={BookOpen} title={t('title')}>
      <ul className="flex flex-col">
        {names.map((name) => (
          <li key={name}>
            <a
              href={sourceLinks[name].url}
              rel="noreferrer"
              className="block py-3 text-green underline underline-offset-4"
            >
              {t(name)} <bdi className="text-sm text-quiet">({sourceLinks[name].publisher})</bdi>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">{t('read', { date: days.longDate(sourcesReadOn) })}</p>
    </FoldRow>
  );
}
