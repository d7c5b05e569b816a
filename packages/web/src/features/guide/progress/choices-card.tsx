import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { useChoiceSummary } from './use-choice-summary.ts';

const titleId = 'about-you';

/** The pilgrim's choices in one line; the questions open on request. */
export function ChoicesCard() {
  const t = useTranslations('guide.choices');
  const { choices } = useGuideProgress();
  const said = useChoiceSummary(choices);
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    // The button that had the focus is gone.
    toggle.current?.focus();
  }
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-4 surface p-[min(1rem,4vw)] print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <h2 id={titleId} className="text-base">
            {t('title')}
          </h2>
          <p className="text-sm text-quiet">
            {said.length > 0 ? format.list(said, { type: 'unit' }) : t('nothing')}
          </p>
        </div>
        <Button
          ref={toggle}
          variant="soft"
          aria-expanded={open}
          aria-controls={`${titleId}-questions`}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'done' : said.length > 0 ? 'change' : 'open')}
        </Button>
      </div>
      <div id={`${titleId}-questions`} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-5 border-t border-line pt-4">
            <p className="text-sm text-quiet">{t('lead')}</p>
            <ChoiceFields />
            <div>
              <Button onClick={close}>{t('done')}</Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
