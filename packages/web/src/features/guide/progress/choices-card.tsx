import { useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { useChoiceSummary } from './use-choice-summary.ts';

const titleId = 'about-you';

/** What the pilgrim has told of themselves, in a line; the questions only where somebody wants them. */
export function ChoicesCard() {
  const t = useTranslations('guide.choices');
  const { choices } = useGuideProgress();
  const said = useChoiceSummary(choices);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    // The button that had the focus is gone.
    toggle.current?.focus();
  }
  return (
    <Card title={t('title')} titleId={titleId} description={t('lead')}>
      {said.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {said.map((part) => (
            <li key={part} className="rounded-full bg-green-soft px-3 py-1 text-sm font-semibold text-green">
              {part}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{t('nothing')}</p>
      )}
      <div>
        <Button
          ref={toggle}
          variant={said.length > 0 ? 'secondary' : 'primary'}
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
            <ChoiceFields />
            <div>
              <Button onClick={close}>{t('done')}</Button>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}
