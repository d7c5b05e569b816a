import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { splitInsulin } from '@manasik/core/health/insulin';
import type { Clocks } from '@manasik/core/health/medicine-times';
import { BellRing, BookOpen } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker, type SavedLocation } from '../../../shared/places/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { HealthPage } from '../advice/health-page.tsx';
import { HealthSources } from '../advice/health-sources.tsx';
import { cardOf, emptyCard, keptCard } from '../medical-card/kept-card.ts';
import { useWhoseCard } from '../medical-card/use-whose-card.ts';
import { Difference } from './difference.tsx';
import { InsulinNote } from './insulin-note.tsx';
import { keptHome } from './kept-home.ts';
import { TravelDayTable } from './travel-day-table.tsx';
import { isTimed } from './timed-medicine.ts';
import { Warning } from './warning.tsx';
import { Ways } from './ways.tsx';

const sources = [
  'epilepsy-times',
  'australian-prescriber',
  'alberta-diabetes',
  'gnp-travel',
  'bidmc-transplant',
];

interface MedicinesPageProps {
  /** The place for the prayer times. */
  place: SavedLocation | null;
  /** The day on which the person leaves for their trip. */
  departure: string | null;
}

/** The medicine times. Worship and Travel pass in how to read the place and the departure of the trip. */
export const medicinesPage = (
  usePlace: () => { readonly place: SavedLocation | null | undefined },
  useDeparture: () => string | null,
): { default: ComponentType } => ({
  default: function PageWithTrip() {
    return <MedicinesPage place={usePlace().place ?? null} departure={useDeparture()} />;
  },
});

/** The medicine times of home on the clock of Makkah. It converts times, and never advises on doses. */
function MedicinesPage({ place, departure }: MedicinesPageProps) {
  const t = useTranslations('medicines');
  const today = useToday();
  const kept = keptHome.use();
  const home = kept === null ? homeOf(place) : kept;
  const [typedDate, setDate] = useState<string>();
  const date = typedDate ?? departure ?? today;
  const clocks: Clocks | null =
    home && isCivilDate(date) ? { home: home.timezone, away: makkahZone, date } : null;
  return (
    <HealthPage title={t('title')} lead={t('lead')}>
      <Warning />
      <Card title={t('home.title')} titleId="journey">
        <LocationPicker value={home ?? null} onChange={keptHome.set} label={t('home.city')} />
        <Field label={t('home.date')} error={isCivilDate(date) ? undefined : t('home.dateWrong')}>
          <Input
            type="date"
            value={date}
            autoComplete="off"
            onChange={({ target }) => setDate(target.value)}
          />
        </Field>
        {clocks ? <Difference clocks={clocks} /> : <p className="text-quiet">{t('home.choose')}</p>}
      </Card>
      <Medicines clocks={clocks} />
      <List>
        <ListRow icon={BellRing} title={t('reminders.link')} text={t('reminders.text')} to="/reminders" />
        <ListRow
          icon={BookOpen}
          title={t('rules.link')}
          text={t('rules.text')}
          to="/guide/practical#medicines"
        />
      </List>
      <HealthSources
        ids={sources}
        title={t('sources.title')}
        checked={(day) => t('sources.checked', { date: day })}
      />
    </HealthPage>
  );
}

/** A place on the clock of Makkah may be where the person has arrived, and not their home. */
const homeOf = (place: SavedLocation | null): SavedLocation | null =>
  place?.timezone === makkahZone ? null : place;

function Medicines({ clocks }: { clocks: Clocks | null }) {
  const t = useTranslations('medicines');
  const kept = keptCard.use();
  const { isOthers } = useWhoseCard();
  const card = isOthers ? null : kept;
  const { ticked, medicines: all } = cardOf(card ?? emptyCard);
  const split = splitInsulin(all, ticked?.conditions?.includes('insulin') ?? false);
  const medicines = all.filter(isTimed);
  const hasTimes = medicines.length > 0;
  return (
    <>
      <Card title={t('mine.title')} titleId="medicines">
        {hasTimes && (split.isUnclear || split.insulin.length > 0) && <InsulinNote />}
        {hasTimes && clocks && (
          <Ways
            medicines={medicines}
            moved={split.movable.filter(isTimed)}
            insulin={split.insulin.filter(isTimed)}
            isUnclear={split.isUnclear}
            clocks={clocks}
          />
        )}
        {!hasTimes && <p>{t(isOthers ? 'mine.other' : 'mine.none')}</p>}
        <LinkButton to="/health/card" variant="secondary" className="self-start">
          {t(hasTimes ? 'mine.change' : 'mine.fill')}
        </LinkButton>
      </Card>
      {hasTimes && clocks && <TravelDayTable medicines={medicines} clocks={clocks} />}
    </>
  );
}
