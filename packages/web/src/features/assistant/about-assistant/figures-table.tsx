import type { Counts } from '@manasik/content/assistant/evaluate.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Measure } from './share.ts';
import { useShareFormat } from './use-share-format.ts';

interface FiguresTableProps {
  caption: string;
  /** The header of the first column. */
  of: string;
  columns: readonly Measure[];
  rows: readonly { readonly id: string; readonly name: ReactNode; readonly counts: Counts }[];
}

/** A row for each group of questions, and a column for each measure. Scrolls sideways where it is narrow. */
export function FiguresTable({ caption, of, columns, rows }: FiguresTableProps) {
  const t = useTranslations('about-assistant');
  const format = useShareFormat();
  return (
    // The section around it already has the caption as its name.
    <ScrollRegion label={`${t('results.title')}: ${caption}`}>
      <table aria-label={caption} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="px-2 py-2 text-start">
              {of}
            </th>
            {columns.map((measure) => (
              <th key={measure} scope="col" className="min-w-12 px-2 py-2 text-start">
                {t(`measures.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, counts }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="px-2 py-2 text-start font-semibold">
                {name}
              </th>
              {columns.map((measure) => (
                <td key={measure} className="px-2 py-2 whitespace-nowrap tabular-nums">
                  {counts[measure].of === 0 ? (
                    <span className="text-quiet">{t('none')}</span>
                  ) : (
                    <>
                      <span className="block font-semibold">{format.percent(measure, counts[measure])}</span>{' '}
                      <span className="text-quiet">{format.count(counts[measure])}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
