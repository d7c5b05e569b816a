import { FileText } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { SourceList } from './source-list.tsx';
import { lastCheckedOn, sourcesOf } from './sources.ts';

/** The sources of a page as one of its rows. A link to one of them opens the list. */
export function SourcesFold({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('guide.sources');
  const { dateTime } = useFormatter();
  const list = sourcesOf(ids);
  const checkedOn = lastCheckedOn(list);
  return (
    <FoldRow
      icon={FileText}
      tone="gold"
      title={<h3 className="text-base">{t('title')}</h3>}
      text={
        checkedOn &&
        t('checked', { date: dateTime(new Date(checkedOn), { dateStyle: 'long', timeZone: 'UTC' }) })
      }
    >
      <SourceList list={list} />
    </FoldRow>
  );
}
