import type { Rite } from '@manasik/content/guide/schema';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { duasOf } from '../duas/duas.ts';
import { PocketDua } from './pocket-dua.tsx';
import { linesOfTexts, useFactTexts, useStepTexts } from '../use-clause-texts.ts';
import { ownParts } from '../rites/own-parts.ts';
import { PocketNotes } from './pocket-notes.tsx';
import type { PocketParts } from './pocket-parts.ts';

interface PocketRiteProps {
  rite: Rite;
  /** The pilgrim it is printed for. */
  choices: GuideChoices;
  number: number;
  /** "The night after the 10th", for a rite performed at night. */
  night: string | null;
  parts: PocketParts;
  /** Ids of the duas to print here. */
  duas: readonly string[];
}

/** A rite for paper: the full text of the pilgrim's own steps, because half a ruling misleads, and its duas. */
export function PocketRite({ rite, choices, number, night, parts, duas }: PocketRiteProps) {
  const words = useContentWords(`rites/${rite.id}`);
  const { number: digits } = useFormatter();
  return (
    <article id={`rite-${rite.id}`} className="space-y-2 border-t border-line pt-4">
      <h4 className="break-after-avoid text-lg">
        {digits(number)}. {words('title')}
      </h4>
      {night && <p className="font-semibold">{night}</p>}
      {parts.steps && <PocketSteps rite={rite} choices={choices} />}
      <PocketNotes rite={rite} choices={choices} parts={parts} />
      {parts.duas && duasOf(duas).map((dua) => <PocketDua key={dua.id} dua={dua} parts={parts} />)}
    </article>
  );
}

/** Time and place, and each step in full. */
function PocketSteps({ rite, choices }: Pick<PocketRiteProps, 'rite' | 'choices'>) {
  const t = useTranslations('guide.rite');
  const textsOf = useStepTexts(rite.id);
  const factsOf = useFactTexts(rite);
  const words = useContentWords(`rites/${rite.id}`);
  return (
    <>
      <p className="break-after-avoid">{words('short')}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {(['when', 'where'] as const).map((name) => (
          <div key={name} className="break-inside-avoid">
            <dt className="font-semibold">{t(name)}</dt>
            {linesOfTexts(factsOf(name, choices), choices).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <ol data-marker="box" className="space-y-2">
        {ownParts(rite.steps, choices).map((step) => (
          <li key={step.id} className="flex break-inside-avoid items-start gap-2">
            <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 border border-edge" />
            <div className="min-w-0">
              <p className="break-after-avoid font-semibold">{words(`steps.${step.id}.title`)}</p>
              {linesOfTexts(textsOf(step, choices), choices).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
