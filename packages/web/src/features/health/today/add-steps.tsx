import { metricLimits } from '@manasik/core/health/metric-limits';
import { parseNumber } from '@manasik/core/text/parse-number';
import { type SubmitEvent, useState } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { SheetState } from '../../../ui/use-sheet.ts';
import type { Refusal } from './entry-form.ts';
import { useRefusalText } from './use-refusal-text.ts';

interface AddStepsProps {
  sheet: SheetState;
  /** The steps of today so far. */
  today: number;
  onAdd: (steps: number) => void;
}

/** Adds a number of steps to those of today. */
export function AddSteps({ sheet, today, onAdd }: AddStepsProps) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  const { number } = useFormatter();
  const { language } = useLanguage();
  const refusalText = useRefusalText();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkSteps(text, metricLimits.steps.greatest - today);
    if (typeof checked !== 'number') {
      setRefusal(checked);
      const control = event.currentTarget.elements.namedItem('steps');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    onAdd(checked);
    setText('');
    sheet.close();
  }

  function checkSteps(typed: string, most: number): number | Refusal {
    const parsed = parseNumber(typed, language);
    if ('fault' in parsed) return parsed.fault === 'empty' ? { code: 'whole' } : { code: parsed.fault };
    if (!Number.isInteger(parsed.value)) return { code: 'whole' };
    return parsed.value > most ? { code: 'tooBig', most } : parsed.value;
  }

  return (
    <Sheet sheet={sheet} title={t('today.addSteps')} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t('addSteps.label')}
          hint={t('addSteps.hint', { count: number(today) })}
          error={refusalText(refusal)}
        >
          <Input
            name="steps"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setRefusal(undefined);
            }}
          />
        </Field>
        <Button type="submit">{t('addSteps.submit')}</Button>
      </form>
    </Sheet>
  );
}
