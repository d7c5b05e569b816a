import { addDays, daysUntil } from '@manasik/core/calendar/civil-date';
import { type HajjDates, nextHajj } from '@manasik/core/calendar/hajj-date';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { useState } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { List } from '../../../ui/list-row.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changeUser, takeUser } from '../settings/use-user-change.ts';

const notBooked = 'none';

/** The date is saved on the way out. When that fails, the question stays with its answer. */
export function WhenStep({ onDone }: { onDone: (after?: '/group-tracker') => void }) {
  const t = useTranslations('welcome');
  const errorText = useErrorText();
  const { user } = useUser();
  const [chosen, setChosen] = useState<string>();
  const [isInGroup, setInGroup] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const answer = chosen ?? user?.hajjDate ?? '';
  const rows = useHajjRows();

  async function finish(): Promise<void> {
    setSaving(true);
    try {
      if (chosen !== undefined)
        takeUser(await changeUser({ hajjDate: chosen === notBooked ? null : chosen }));
      onDone(isInGroup ? '/group-tracker' : undefined);
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <ChoiceRows
        legend={t('when.legend')}
        choices={[...rows, { value: notBooked, label: t('when.notBooked') }]}
        value={answer}
        onChange={setChosen}
      />
      <List>
        <SwitchRow
          title={t('when.group')}
          text={t('when.groupText')}
          checked={isInGroup}
          onChange={setInGroup}
        />
      </List>
      <Button size="large" pending={isSaving} pendingLabel={t('finish')} onClick={() => void finish()}>
        {t('finish')}
      </Button>
    </>
  );
}

/** The Hajj of this year and of the next. */
function useHajjRows() {
  const t = useTranslations('welcome.when');
  const format = useFormatter();
  const today = useToday();
  const announced = useAnnouncedFirst();
  const first = nextHajj(today, announced);
  const rowOf = ({ date, hijriYear }: HajjDates) => ({
    value: date,
    label: t('year', { year: format.number(hijriYear, { useGrouping: false }) }),
    hint: t('hint', {
      // A calendar day, independent of the time zone.
      month: format.dateTime(new Date(`${date}T00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      days: daysUntil(today, date),
    }),
  });
  return [rowOf(first), rowOf(nextHajj(addDays(first.last, 1), announced))];
}
