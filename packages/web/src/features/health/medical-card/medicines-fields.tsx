import { isInsulinName } from '@manasik/core/health/insulin';
import { medicalCardLimits } from '@manasik/core/health/medical-card';
import { Plus, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { keptHome } from '../medicines/kept-home.ts';
import type { KeptMedicine, KeptTime } from './kept-card.ts';

const newTime = (): KeptTime => ({ id: randomId(), time: '' });

interface MedicinesFieldsProps {
  medicines: readonly KeptMedicine[];
  onChange: (medicines: readonly KeptMedicine[]) => void;
}

/** Medicines, each with its dose and its times. */
export function MedicinesFields({ medicines, onChange }: MedicinesFieldsProps) {
  const t = useTranslations('medical-card');
  const add = useRef<HTMLButtonElement>(null);
  const replace = (next: KeptMedicine) =>
    onChange(medicines.map((medicine) => (medicine.id === next.id ? next : medicine)));
  function remove(id: string) {
    onChange(medicines.filter((medicine) => medicine.id !== id));
    // The pressed button disappears and would lose the focus.
    add.current?.focus();
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-y border-line py-4">
      <legend className="float-start font-semibold">{t('fields.medicines')}</legend>
      {medicines.length === 0 && <p className="text-quiet">{t('medicine.none')}</p>}
      {medicines.map((medicine, index) => (
        <MedicineFields
          key={medicine.id}
          number={index + 1}
          medicine={medicine}
          onChange={replace}
          onRemove={() => remove(medicine.id)}
        />
      ))}
      {medicines.some(({ times }) => times.length > 0) && <Home />}
      {medicines.length < medicalCardLimits.medicines && (
        <Button
          ref={add}
          variant="soft"
          className="self-start"
          onClick={() => onChange([...medicines, { id: randomId(), name: '', dose: '', times: [newTime()] }])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('medicine.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** The place whose clock the times follow: without it, a helper abroad cannot tell when a medicine is due. */
function Home() {
  const t = useTranslations('medical-card.medicine');
  return <LocationPicker value={keptHome.use() ?? null} onChange={keptHome.set} label={t('city')} />;
}

interface MedicineFieldsProps {
  number: number;
  medicine: KeptMedicine;
  onChange: (medicine: KeptMedicine) => void;
  onRemove: () => void;
}

function MedicineFields({ number, medicine, onChange, onRemove }: MedicineFieldsProps) {
  const t = useTranslations('medical-card.medicine');
  const card = useTranslations('medical-card');
  const format = useFormatter();
  const title = t('number', { number: format.number(number) });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-b border-line pb-4">
      <legend className="float-start pb-2 font-semibold text-quiet">{title}</legend>
      <Field label={t('name')} hint={card('hints.typed')}>
        <Input
          value={medicine.name}
          dir="auto"
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...medicine, name: target.value })}
        />
      </Field>
      <Field label={t('dose')} hint={t('doseHint')}>
        <Input
          value={medicine.dose}
          dir="auto"
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...medicine, dose: target.value })}
        />
      </Field>
      {isInsulinName(medicine.name) ? (
        <p className="text-quiet">{t('insulinByName')}</p>
      ) : (
        <Checkbox
          label={t('isInsulin')}
          hint={t('insulinHint')}
          checked={medicine.isInsulin ?? false}
          onChange={({ target }) => onChange({ ...medicine, isInsulin: target.checked })}
        />
      )}
      <Times times={medicine.times} onChange={(times) => onChange({ ...medicine, times })} />
      <Button
        variant="secondary"
        className="self-start"
        aria-label={`${t('remove')}: ${title}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        {t('remove')}
      </Button>
    </fieldset>
  );
}

interface TimesProps {
  times: readonly KeptTime[];
  onChange: (times: readonly KeptTime[]) => void;
}

function Times({ times, onChange }: TimesProps) {
  const t = useTranslations('medical-card.medicine');
  const { number } = useFormatter();
  const add = useRef<HTMLButtonElement>(null);
  function remove(id: string) {
    onChange(times.filter((each) => each.id !== id));
    add.current?.focus();
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {times.map(({ id, time }, index) => (
        <div key={id} className="flex items-end gap-2">
          <Field
            label={t('time', { number: number(index + 1) })}
            hint={index === 0 ? t('timesHint') : undefined}
            className="grow"
          >
            <Input
              type="time"
              value={time}
              autoComplete="off"
              onChange={({ target }) =>
                onChange(times.map((each) => (each.id === id ? { id, time: target.value } : each)))
              }
            />
          </Field>
          <IconButton
            label={t('removeTime', { number: number(index + 1) })}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => remove(id)}
          />
        </div>
      ))}
      {times.length < medicalCardLimits.times && (
        <Button
          ref={add}
          variant="quiet"
          className="self-start"
          onClick={() => onChange([...times, newTime()])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('addTime')}
        </Button>
      )}
    </div>
  );
}
