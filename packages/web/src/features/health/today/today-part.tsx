import { CalendarPlus, Footprints, GlassWater, Target } from 'lucide-react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AddSteps } from './add-steps.tsx';
import { glassMillilitres } from './goals.ts';
import { GoalsSheet } from './goals-sheet.tsx';
import { valuesOn } from './measurements.ts';
import { MeasurementNote } from './measurement-note.tsx';
import { TodayRings } from './today-rings.tsx';
import type { Measurements } from './use-measurements.ts';

interface TodayPartProps {
  measurements: Measurements;
  /** Opens the form for a day. */
  onEnter: () => void;
}

/** Steps and water of today, with the buttons that add to them. */
export function TodayPart({ measurements, onEnter }: TodayPartProps) {
  const t = useTranslations('health.today');
  const goals = useSheet('goals');
  const addSteps = useSheet('add-steps');
  const { rows, isKnown, add } = measurements;
  const values = valuesOn(rows, useToday());
  const today = isKnown || rows.length > 0 ? values : undefined;
  return (
    <section aria-labelledby="health-today" className="flex min-w-0 flex-col gap-5">
      <h2 id="health-today">
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h2>
      <TodayRings values={today} />
      <MeasurementNote measurements={measurements} />
      <div className="grid gap-3 @min-[17.5rem]:grid-cols-2">
        <Button disabled={!isKnown} onClick={() => add('waterMillilitres', glassMillilitres)}>
          <GlassWater aria-hidden="true" className="size-5" />
          {t('addGlass')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" disabled={!isKnown} onClick={addSteps.open}>
          <Footprints aria-hidden="true" className="size-5" />
          {t('addSteps')}
        </Button>
        <Button
          variant="soft"
          aria-haspopup="dialog"
          disabled={measurements.owner === undefined}
          onClick={onEnter}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          {t('enter')}
        </Button>
        <Button variant="soft" aria-haspopup="dialog" onClick={goals.open}>
          <Target aria-hidden="true" className="size-5" />
          {t('goals')}
        </Button>
      </div>
      <AddSteps sheet={addSteps} today={values.steps ?? 0} onAdd={(steps) => add('steps', steps)} />
      <GoalsSheet sheet={goals} />
    </section>
  );
}
