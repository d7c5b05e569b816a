import { createContext, type ReactNode, use, useMemo } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { sourcesOf } from './sources.ts';

const Numbers = createContext<ReadonlyMap<string, number>>(new Map());

/** Numbers the sources of a page, so that claims refer to them by number and the page lists them once at its end. */
export function SourceNumbers({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const numbers = useMemo(() => new Map(sourcesOf(ids).map(({ id }, index) => [id, index + 1])), [ids]);
  return <Numbers value={numbers}>{children}</Numbers>;
}

/** Anchor of a source in the list of its page. */
export const sourceAnchor = (id: string): string => `source-${id}`;

/** The sources of a single claim: links that open the list of sources. */
export function SourceLine({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('guide.sources');
  const { number } = useFormatter();
  const numbers = use(Numbers);
  const known = [...new Set(ids)].flatMap((id) => {
    const found = numbers.get(id);
    return found === undefined ? [] : [{ id, found }];
  });
  if (known.length === 0) return null;
  return (
    <p className="text-xs text-quiet">
      {t('short')} {/* A number never stands alone on a line of its own while there is room for all. */}
      <span className="inline-flex max-w-full flex-wrap align-middle">
        {known
          .toSorted((one, other) => one.found - other.found)
          .map(({ id, found }) => (
            <a
              key={id}
              href={`#${sourceAnchor(id)}`}
              aria-label={t('number', { number: number(found) })}
              // The negative margin keeps the height of the line.
              className={cx(
                'inline-flex items-center justify-center rounded-full text-green tabular-nums underline underline-offset-4 hover:bg-green-soft print:m-0 print:min-h-0 print:min-w-0 print:pe-1',
                known.length > 1 ? '-my-2 min-h-9 min-w-8' : '-my-3 min-h-11 min-w-11',
              )}
            >
              {number(found)}
            </a>
          ))}
      </span>
    </p>
  );
}
