import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SourceList } from './source-list.tsx';
import { lastCheckedOn, sourcesOf } from './sources.ts';

/** The sources of a page, at its end, and when they were last checked. A link to one of them opens the list. */
export function PageSources({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('guide.sources');
  const { dateTime } = useFormatter();
  const list = sourcesOf(ids);
  const checkedOn = lastCheckedOn(list);
  if (!checkedOn) return null;
  return (
    <div>
      <Disclosure className="rounded-card" title={<h2 className="text-lg">{t('title')}</h2>}>
        <SourceList list={list} />
      </Disclosure>
      <p className="mt-2 text-sm text-quiet">
        {t('checked', { date: dateTime(new Date(checkedOn), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
    </div>
  );
}
