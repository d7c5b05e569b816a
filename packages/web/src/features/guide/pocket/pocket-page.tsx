import type { Rite } from '@manasik/content/guide/schema';
import { riteIds } from '@manasik/core/guide/rites';
import { type ComponentType, useRef, useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { loadRite } from '../rites/rite-files.ts';
import { PocketChoice } from './pocket-choice.tsx';
import { PocketPaper } from './pocket-paper.tsx';
import { everyPart } from './pocket-parts.ts';
import { SavePdf } from './pdf/save-pdf.tsx';
import { usePocketChoices } from './use-pocket-choices.ts';

/** The printed guide, once all rites have loaded. */
export async function pocketPage(): Promise<{ default: ComponentType }> {
  const rites = new Map((await Promise.all(riteIds.map(loadRite))).map((rite) => [rite.id, rite]));
  return { default: () => <PocketPage rites={rites} /> };
}

function PocketPage({ rites }: { rites: ReadonlyMap<Rite['id'], Rite> }) {
  const t = useTranslations('guide.pocket');
  const kind = useTranslations('guide.choices.kind');
  const school = useTranslations('guide.choices.school');
  const pilgrim = usePocketChoices();
  const { choices } = pilgrim;
  const [parts, setParts] = useState(everyPart);
  const { language } = useLanguage();
  const paper = useRef<HTMLElement>(null);
  return (
    <GuideFrame title={t('title')}>
      <PocketChoice
        parts={parts}
        onChange={setParts}
        own={[kind(choices.kind), choices.school && school(choices.school)].filter(Boolean).join(' · ')}
        save={
          <SavePdf part={paper} title={t('title')} fileName={`manasik-${choices.kind}-${language}.pdf`} />
        }
      />
      <PocketPaper ref={paper} rites={rites} parts={parts} pilgrim={pilgrim} />
    </GuideFrame>
  );
}
