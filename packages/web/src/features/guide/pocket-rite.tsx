import type { Rite } from '@manasik/content/guide/schema';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../lib/i18n/index.ts';
import { duasOf } from '../../lib/guide/duas.ts';
import { PocketDua } from './pocket-dua.tsx';
import { ownParts } from './own-parts.ts';
import type { PocketParts } from './pocket-parts.ts';
import { pocketSentence } from './pocket-sentence.ts';

interface PocketRiteProps {
  rite: Rite;
  /** For whom it is printed. */
  choices: GuideChoices;
  number: number;
  parts: PocketParts;
  /** Ids of the duas that stand here. */
  duas: readonly string[];
}

/** A rite for paper: when and where, the steps with what each begins with, and its duas. */
export function PocketRite({ rite, choices, number, parts, duas }: PocketRiteProps) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  const { number: digits } = useFormatter();
  return (
    <article className="flex flex-col gap-2 border-t border-line pt-4">
      <h4 className="break-after-avoid text-lg">
        {digits(number)}. {words('title')}
      </h4>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 print:grid-cols-2">
        {(['when', 'where'] as const).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(name)}</dt>
            <dd>{words(name)}</dd>
          </div>
        ))}
      </dl>
      {parts.steps && (
        <ol className="flex flex-col gap-1">
          {ownParts(rite.steps, choices).map(({ id }) => (
            <li key={id} className="flex break-inside-avoid items-start gap-2">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 border border-edge" />
              <div className="min-w-0">
                <p className="font-semibold">{words(`steps.${id}.title`)}</p>
                <p className="text-sm">{pocketSentence(words(`steps.${id}.text`))}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {parts.duas && duasOf(duas).map((dua) => <PocketDua key={dua.id} dua={dua} parts={parts} />)}
    </article>
  );
}
