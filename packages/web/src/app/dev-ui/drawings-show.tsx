import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Compass } from '../../ui/compass.tsx';
import { DayArc } from '../../ui/day-arc.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Section } from '../../ui/section.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';
import { prayerMarks } from './dev-ui-words.ts';

const cardinals = { north: 'N', east: 'E', south: 'S', west: 'W' };

export function DrawingsShow() {
  return (
    <Section title="Drawings">
      <div className="grid gap-4 md:grid-cols-2">
        <Card title="Day arc" headingLevel={3}>
          <DayArc
            label="Prayer times today: it is between Dhuhr and Asr"
            marks={prayerMarks}
            now={0.58}
            nextLabel="next"
          />
        </Card>
        <Card title="Day arc of another day" headingLevel={3}>
          <DayArc
            label="Prayer times tomorrow"
            marks={prayerMarks.map((mark) => ({ ...mark, state: 'later' }))}
          />
        </Card>
        <Card title="Compass without a sensor" headingLevel={3}>
          <Compass
            bearingDegrees={119}
            label="Qibla: 119° south-east of north"
            cardinals={cardinals}
            className="mx-auto size-64 max-w-full"
          />
        </Card>
        <TurningCompass />
        <Card title="Rings" headingLevel={3}>
          <div className="flex flex-wrap gap-4">
            <ProgressRing value={0.6} label="Prayers today" valueText="3 of 5">
              3/5
            </ProgressRing>
            <ProgressRing value={0} label="Nothing yet">
              0 %
            </ProgressRing>
            <ProgressRing value={4} label="Done">
              100 %
            </ProgressRing>
          </div>
          <div className="flex items-center gap-4 text-ornament">
            <StarMotif className="size-24" />
            <StarMotif className="size-10" />
          </div>
        </Card>
      </div>
    </Section>
  );
}

function TurningCompass() {
  const [heading, setHeading] = useState(117);
  return (
    <Card title="Compass with a heading" headingLevel={3}>
      <Compass
        bearingDegrees={119}
        headingDegrees={heading}
        label="Qibla: straight ahead"
        cardinals={cardinals}
        className="mx-auto size-64 max-w-full"
      />
      <Field label="Heading in degrees">
        <Input
          type="range"
          min={0}
          max={359}
          value={heading}
          onChange={({ target }) => setHeading(Number(target.value))}
        />
      </Field>
    </Card>
  );
}
