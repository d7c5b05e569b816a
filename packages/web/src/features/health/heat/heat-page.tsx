import type { School } from '@manasik/core/guide/rites';
import { Ambulance } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { OwnAdvice } from '../own-advice/own-advice.tsx';
import { Answer } from './answer.tsx';
import { DayBars } from './day-bars.tsx';
import { DayChoice, YearChoice } from './day-choice.tsx';
import { HoursTable } from './hours-table.tsx';
import { MethodNotes } from './method-notes.tsx';
import { OwnReading } from './own-reading.tsx';
import { RitesPart } from './rites-part.tsx';
import { useHeatPlan } from './use-heat-plan.ts';
import { WalkPart } from './walk-part.tsx';

/** The heat planner. The guide passes in how to read the school chosen there. */
export const heatPage = (useOwnSchool: () => School | null): { default: ComponentType } => ({
  default: function PageWithSchool() {
    return <HeatPage school={useOwnSchool()} />;
  },
});

function HeatPage({ school }: { school: School | null }) {
  const t = useTranslations('heat');
  const plan = useHeatPlan();
  const { hours } = plan;
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-10 sm:pt-10">
      <DayChoice plan={plan} />
      <Answer plan={plan} />
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid min-w-0 gap-6">
          {hours && <DayBars hours={hours} nowHour={plan.nowHour} stay={plan.stay} />}
          <List>
            <ListRow
              icon={Ambulance}
              tone="danger"
              title={t('heatstroke.title')}
              text={t('heatstroke.text')}
              to="/emergency#heat"
            />
          </List>
          <OwnAdvice />
          <YearChoice plan={plan} />
        </div>
        <div className="grid min-w-0 gap-6">
          {hours && <WalkPart key={`${plan.date} ${plan.site}`} hours={hours} stay={plan.stay} />}
          <RitesPart plan={plan} school={school} />
          <List>
            <OwnReading key={plan.date} plan={plan} />
            {hours && <HoursTable plan={plan} hours={hours} />}
            <MethodNotes />
          </List>
        </div>
      </div>
    </div>
  );
}
