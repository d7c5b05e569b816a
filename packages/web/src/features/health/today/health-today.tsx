import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { AddSteps } from './add-steps.tsx';
import { glassMillilitres } from './goals.ts';
import { MeasurementNote } from './measurement-note.tsx';
import { valuesOn } from './measurements.ts';
import { TodayRings } from './today-rings.tsx';
import { useMeasurements } from './use-measurements.ts';

/** The goals of today on another page, with the buttons that are used most. Needs the namespaces `health` and `errors`. */
export function HealthToday() {
  const t = useTranslations('health.today');
  const measurements = useMeasurements();
  const { rows, isKnown, add } = measurements;
  const addSteps = useSheet('add-steps');
  const values = valuesOn(rows, useToday());
  return (
    <Card title={t('title')} titleId="health-today">
      <TodayRings values={isKnown || rows.length > 0 ? values : undefined} />
      <MeasurementNote measurements={measurements} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button disabled={!isKnown} onClick={() => add('waterMillilitres', glassMillilitres)}>
          {t('addGlass')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" disabled={!isKnown} onClick={addSteps.open}>
          {t('addSteps')}
        </Button>
        <LinkButton to="/health" variant="soft">
          {t('open')}
        </LinkButton>
      </div>
      <AddSteps sheet={addSteps} today={values.steps ?? 0} onAdd={(steps) => add('steps', steps)} />
    </Card>
  );
}
