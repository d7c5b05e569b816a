import type { School } from '@manasik/core/guide/rites';
import type { ComponentType } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { HistoryCard } from './history-card.tsx';
import { Notes } from './notes.tsx';
import { ResultCard } from './result-card.tsx';
import { useZakatForm } from './use-zakat-form.ts';
import { ZakatFields } from './zakat-fields.tsx';

/** The page of zakat. The guide passes in how to read the school chosen there. */
export const zakatPage = (useOwnSchool: () => School | null): { default: ComponentType } => ({
  default: function PageWithSchool() {
    return <ZakatPage ofGuide={useOwnSchool()} />;
  },
});

function ZakatPage({ ofGuide }: { ofGuide: School | null }) {
  const t = useTranslations('zakat');
  const form = useZakatForm(ofGuide);
  const { calculation } = form;
  return (
    <WorshipFrame title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <ZakatFields form={form} />
          {calculation && <ResultCard key={calculation.at.getTime()} calculation={calculation} />}
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <HistoryCard />
          <Notes />
        </div>
      </div>
    </WorshipFrame>
  );
}
