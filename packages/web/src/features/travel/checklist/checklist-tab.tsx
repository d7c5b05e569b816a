import type { GuideChoices } from '@manasik/core/guide/rites';
import { type CheckCategory, checkProgress, type CheckSection } from '@manasik/core/travel/checklist';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { GroupPart } from '../group-checklist/group-part.tsx';
import { ChecklistActions } from './checklist-actions.tsx';
import { OwnItemForm } from './own-item-form.tsx';
import { SectionRow } from './section-row.tsx';
import { useChecklist } from './use-checklist.ts';

/** Things to pack and to do before leaving. The choices of the guide leave out items for other people. */
export function ChecklistTab({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('travel-checklist');
  const sections = useChecklist(choices);
  return sections ? <Checklist sections={sections} /> : <Loading label={t('title')} />;
}

function Checklist({ sections }: { sections: readonly CheckSection[] }) {
  const t = useTranslations('travel-checklist');
  const [hidesDone, setHidesDone] = useState(false);
  const [isAllOpen, setAllOpen] = useState(false);
  // A new object for each item, so that a section that was folded since then opens again.
  const [added, setAdded] = useState<{ to: CheckCategory }>();
  return (
    <>
      <Progress sections={sections} />
      <List label={t('title')} className="print:hidden">
        <SwitchRow title={t('hideDone')} checked={hidesDone} onChange={setHidesDone} />
      </List>
      <List label={t('title')}>
        {sections.map((section) => (
          <SectionRow
            key={section.category}
            section={section}
            hidesDone={hidesDone}
            // The folded parts of a page are not printed.
            isOpen={isAllOpen}
            opensFor={added?.to === section.category ? added : undefined}
          />
        ))}
      </List>
      <OwnItemForm onAdded={(to) => setAdded({ to })} />
      <ChecklistActions sections={sections} setAllOpen={setAllOpen} />
      <GroupPart />
    </>
  );
}

function Progress({ sections }: { sections: readonly CheckSection[] }) {
  const t = useTranslations('travel-checklist');
  const format = useFormatter();
  const { done, total } = checkProgress(sections);
  const text = t('progress', { done: format.number(done), total: format.number(total) });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProgressRing
        value={total === 0 ? 0 : done / total}
        label={t('title')}
        valueText={text}
        className="size-20"
      >
        <span aria-hidden="true">
          {format.number(total === 0 ? 0 : done / total, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
      </ProgressRing>
      <div className="min-w-0">
        <h2 className="display text-2xl">{t('title')}</h2>
        <p className="text-quiet">{text}</p>
      </div>
    </div>
  );
}
