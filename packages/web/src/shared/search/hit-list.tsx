import type { SearchDoc } from '@manasik/core/search/content-search';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { EmptyState } from '../../ui/states.tsx';

const longestText = 140;

/** The matching passages as links. Their number is announced to screen readers. */
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
        <List label={t('results')}>
          {hits.map(({ id, kind, title, text, to }) => (
            <ListRow
              key={id}
              to={to}
              title={
                <span className="flex flex-wrap items-center gap-2">
                  {title}
                  <Badge>{t(`kinds.${kind}`)}</Badge>
                </span>
              }
              text={shortened(text)}
            />
          ))}
        </List>
      )}
    </div>
  );
}

function shortened(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestText))} …`;
}
