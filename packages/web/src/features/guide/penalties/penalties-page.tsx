import type { Rite } from '@manasik/content/guide/schema';
import { riteIds, schools } from '@manasik/core/guide/rites';
import { TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { GuideFrame } from '../guide-frame.tsx';
import { loadRite } from '../rites/rite-files.ts';
import { PageSources } from '../sources/page-sources.tsx';
import { SourceNumbers } from '../sources/source-numbers.tsx';
import { sourcesWithClauses } from '../use-clause-texts.ts';
import { BrokenRules, brokenRules, penaltyTerms } from './broken-rules.tsx';
import { LeftOut } from './left-out.tsx';

/** Ranks whose parts are owed: leaving one out has a consequence. */
const owed = new Set(['condition', 'pillar', 'obligation']);

const owedParts = ({ ranks }: Rite): Rite['ranks'] =>
  ranks.filter((ranked) => schools.some((school) => owed.has(ranked[school])));

/** The page of what is owed for a broken rule or a part left out, once all rites have loaded. */
export async function penaltiesPage(): Promise<{ default: ComponentType }> {
  const rites = await Promise.all(riteIds.map(loadRite));
  const ihram = rites.filter(({ id }) => id === 'ihram');
  const sources = [
    ...ihram.flatMap((rite) => [...penaltyTerms(rite), ...brokenRules(rite)]),
    ...rites.flatMap(owedParts),
  ].flatMap(sourcesWithClauses);
  return {
    default: () => (
      <SourceNumbers ids={sources}>
        <PenaltiesPage ihram={ihram} rites={rites} sources={sources} />
      </SourceNumbers>
    ),
  };
}

interface PenaltiesPageProps {
  ihram: readonly Rite[];
  rites: readonly Rite[];
  sources: readonly string[];
}

function PenaltiesPage({ ihram, rites, sources }: PenaltiesPageProps) {
  const t = useTranslations('guide.penalties');
  return (
    <GuideFrame title={t('title')} lead={t('lead')}>
      {/* First, because most readers look for their own case. */}
      <List>
        <ListRow to="/guide/what-if#broke-ihram-rule" icon={TriangleAlert} title={t('questions')} />
      </List>
      {ihram.map((rite) => (
        <BrokenRules key={rite.id} rite={rite} />
      ))}
      <section aria-labelledby="omitted" className="flex flex-col gap-6">
        <div>
          <h2 id="omitted" className="display text-2xl">
            {t('leftOut')}
          </h2>
          <p className="mt-1 max-w-text text-quiet">{t('leftOutText')}</p>
        </div>
        {rites.map((rite) => (
          <LeftOut key={rite.id} rite={rite} parts={owedParts(rite)} />
        ))}
      </section>
      <PageSources ids={sources} />
    </GuideFrame>
  );
}
