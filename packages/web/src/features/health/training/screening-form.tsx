import { type ConcernId, concernIds } from '@manasik/core/health/plan/plan-settings';
import { useId, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { answerScreening } from './use-training.ts';

/** The questions before any training. The button says what the answers are. */
export function ScreeningForm({ onAnswered }: { onAnswered: () => void }) {
  const t = useTranslations('training.screening');
  const titleId = useId();
  const [chosen, choose] = useState<readonly ConcernId[]>([]);

  function finish(): void {
    // A clinician who agreed before may not have known of a new concern.
    answerScreening({
      concerns: concernIds.filter((id) => chosen.includes(id)),
      clinician: chosen.length > 0 ? 'to-see' : 'not-needed',
    });
    onAnswered();
  }

  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <h2 id={titleId} className="display text-2xl">
        {t('title')}
      </h2>
      <fieldset className="flex min-w-0 flex-col surface px-4 py-2">
        <legend className="contents">
          <span className="block pt-3 pb-1 font-semibold">{t('lead')}</span>
        </legend>
        {concernIds.map((id) => (
          <Checkbox
            key={id}
            label={t(`concerns.${id}`)}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              choose((all) => (target.checked ? [...all, id] : all.filter((one) => one !== id)))
            }
          />
        ))}
      </fieldset>
      <Button size="large" onClick={finish}>
        {chosen.length > 0 ? t('continue') : t('none')}
      </Button>
      <p className="text-sm text-quiet">{t('privacy')}</p>
    </section>
  );
}
