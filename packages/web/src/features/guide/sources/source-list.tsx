import type { Source } from '@manasik/content/guide/schema';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { sourceAnchor } from './source-numbers.tsx';
import { isNotRead } from './sources.ts';
import { useSourceWords } from './use-source-words.ts';

/** Sources, each once. */
export function SourceList({ list }: { list: readonly { id: string; source: Source }[] }) {
  const t = useTranslations('guide.sources');
  const { nameOf, gradeOf } = useSourceWords();
  return (
    <ol className="flex list-decimal flex-col gap-2 ps-8 text-sm marker:text-quiet">
      {list.map(({ id, source }) => {
        const grade = gradeOf(source)?.grade;
        return (
          <li key={id} id={sourceAnchor(id)} className="target:bg-gold-soft">
            {source.kind === 'authority' ? (
              <a href={source.url} rel="noreferrer" className="text-green underline underline-offset-4">
                {nameOf(source)}
              </a>
            ) : (
              <bdi>{nameOf(source)}</bdi>
            )}
            {source.kind === 'book' && (
              <>
                {' '}
                <bdi lang="ar">{source.arabicTitle}</bdi>
              </>
            )}
            {grade && <span className="text-quiet"> {grade}</span>}
            {isNotRead(source) && <span className="block text-quiet">{t('notRead')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
