import type { RiteId } from '@manasik/core/guide/rites';
import { guideAddress } from '@manasik/core/guide/search-docs';
import { Briefcase } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { topicsOf } from './practical.ts';

/** Links to the practical advice for a rite; nothing without any. */
export function PracticalFold({ rite }: { rite: RiteId }) {
  const t = useTranslations('guide.practical');
  const topics = topicsOf(rite);
  if (topics.length === 0) return null;
  return (
    <FoldRow
      id="practical"
      icon={Briefcase}
      title={<h3 className="text-base">{t('title')}</h3>}
      className="print:hidden"
    >
      <ul className="flex flex-col">
        {topics.map(({ id }) => (
          <li key={id}>
            <Link to={guideAddress.practical(id)} className="flex min-h-12 items-center">
              {t(`topics.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </FoldRow>
  );
}
