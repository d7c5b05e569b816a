import type { SearchDoc } from '@manasik/core/search/content-search';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/states.tsx';

const longestText = 140;

/** The passages found, each a link to where it stands; how many there are is announced. */
export function HitList({ hits }: { hits: readonly SearchDoc[] }) {
  const t = useTranslations('search');
  return (
    <div>
      <p role="status" className="mb-2 text-sm text-quiet">
        {t('count', { count: hits.length })}
      </p>
      {hits.length === 0 ? (
        <EmptyState spot="search" title={t('empty')} description={t('emptyHint')} />
      ) : (
        <ul aria-label={t('results')} className="flex flex-col gap-2">
          {hits.map(({ id, kind, title, text, to }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-12 flex-col gap-1 surface px-5 py-3 text-ink no-underline hover:bg-green-soft"
              >
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold text-green underline">{title}</span>
                  <Badge>{t(`kinds.${kind}`)}</Badge>
                </span>
                <span className="text-sm text-quiet">{shortened(text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function shortened(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestText))} …`;
}
