import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { HealthLinks } from './health-links.tsx';
import { ScorePart } from './score/score-part.tsx';
import { CounterCard } from './steps/counter-card.tsx';
import { DayList } from './today/day-list.tsx';
import { EntrySheet } from './today/entry-sheet.tsx';
import { TodayPart } from './today/today-part.tsx';
import { useEntryForm } from './today/use-entry-form.ts';
import { useMeasurements } from './today/use-measurements.ts';
import { TrendsPart } from './trends/trends-part.tsx';

/** The page of health. `paths`: the addresses of all pages of the app. */
export const healthPage = (paths: readonly string[]): { default: ComponentType } => ({
  default: function HealthPage() {
    const t = useTranslations('health');
    const { status } = useUser();
    return (
      <div className="page-width pb-10">
        <PageHeader title={t('title')} />
        <div className="grid items-start gap-7 sm:gap-10 lg:grid-cols-2">
          {status === 'signedOut' ? (
            <>
              <SignedOut />
              <HealthLinks paths={paths.filter((path) => path !== '/health/import')} />
            </>
          ) : (
            <Measured links={<HealthLinks paths={paths} />} />
          )}
        </div>
      </div>
    );
  },
});

function SignedOut() {
  const t = useTranslations('health.signedOut');
  return (
    <Card title={t('title')} titleId="health-signed-out" description={t('text')}>
      <div>
        <LinkButton to="/login?next=/health">{t('signIn')}</LinkButton>
      </div>
    </Card>
  );
}

/** The measurements of the user: today and the last days, and beside them what is opened when it is needed. */
function Measured({ links }: { links: ReactNode }) {
  const measurements = useMeasurements();
  const entry = useSheet('entry');
  const form = useEntryForm(measurements, entry.close);
  return (
    <>
      <div className="@container flex min-w-0 flex-col gap-5">
        <TodayPart
          measurements={measurements}
          onEnter={() => {
            form.openNew();
            entry.open();
          }}
        />
        <DayList
          measurements={measurements}
          onChange={(row) => {
            form.openRow(row);
            entry.open();
          }}
        />
        <EntrySheet sheet={entry} form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <TrendsPart measurements={measurements} />
        {measurements.rows.length > 0 && <ScorePart measurements={measurements} />}
        <CounterCard measurements={measurements} />
        {links}
      </div>
    </>
  );
}
