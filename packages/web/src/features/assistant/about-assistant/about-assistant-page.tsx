import type { Figures } from '@manasik/content/assistant/evaluate.ts';
import json from '@manasik/content/assistant/figures.json';
import { agentTypes } from '@manasik/core/assistant/agents';
import { languageCodes, languages } from '@manasik/core/text/languages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { FiguresTable } from './figures-table.tsx';
import { measuresOf } from './share.ts';
import { useShareFormat } from './use-share-format.ts';

// A test compares the file with the type.
const figures = json as Figures;
const measures = measuresOf(figures.all);

const steps = ['compares', 'emergency', 'answers', 'model'] as const;
const emergencyLink = (words: ReactNode) => <Link to="/emergency">{words}</Link>;

/** The rate of right answers, as `node bench/run.ts questions` measured it, and what the assistant cannot do. */
export default function AboutAssistantPage() {
  const t = useTranslations('about-assistant');
  const agentName = useTranslations('assistant.agents');
  const { dateTime } = useFormatter();
  const format = useShareFormat();
  const date = dateTime(new Date(`${figures.measuredOn}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="page-width">
      <PageHeader title={t('title')} description={t('lead')} />
      <Section
        title={t('results.title')}
        description={
          <>
            {t('measuredOn', { date })}. {t(`results.${figures.half}`)} {t('results.right')}
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {measures.map((measure) => (
            <StatCard
              key={measure}
              label={t(`measures.${measure}`)}
              value={format.percent(measure, figures.all[measure])}
              hint={format.count(figures.all[measure])}
            />
          ))}
        </div>
      </Section>
      <Section title={t('byLanguage.title')} description={t('byLanguage.note')}>
        <FiguresTable
          caption={t('byLanguage.title')}
          of={t('byLanguage.language')}
          columns={measures}
          rows={languageCodes.map((code) => ({
            id: code,
            name: <bdi lang={code}>{languages[code].name}</bdi>,
            counts: figures.byLanguage[code],
          }))}
        />
      </Section>
      <Section title={t('byAgent.title')}>
        <FiguresTable
          caption={t('byAgent.title')}
          of={t('byAgent.agent')}
          columns={measures}
          rows={agentTypes.map((agent) => ({
            id: agent,
            name: agentName(agent),
            counts: figures.byAgent[agent],
          }))}
        />
      </Section>
      <Section title={t('how.title')}>
        <ol className="flex max-w-text list-decimal flex-col gap-2 ps-6 marker:text-ornament">
          {steps.map((step) => (
            <li key={step}>{t(`how.${step}`)}</li>
          ))}
        </ol>
      </Section>
      <Section title={t('limits.title')}>
        <ul className="flex max-w-text list-disc flex-col gap-2 ps-6 marker:text-ornament">
          <li>{t.rich('limits.emergencies', { link: emergencyLink })}</li>
          {(['advice', 'guide', 'sources', 'questions'] as const).map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
