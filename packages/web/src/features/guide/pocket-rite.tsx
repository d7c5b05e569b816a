import type { Rite } from '@manasik/content/guide/schema';
import { type GuideChoices, isFor } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../lib/i18n/index.ts';
import { duasOf } from '../../lib/guide/duas.ts';
import { PocketDua } from './pocket-dua.tsx';
import type { PocketParts } from './pocket-parts.ts';

interface PocketRiteProps {
  rite: Rite;
  /** For whom it is printed. */
  choices: GuideChoices;
  number: number;
  parts: PocketParts;
  /** Ids of the duas that stand here. */
  duas: readonly string[];
}

/** A rite for paper: when and where, the steps by their titles, and its duas. */
export function PocketRite({ rite, choices, number, parts, duas }: PocketRiteProps) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  const { number: digits } = useFormatter();
  const steps = rite.steps.filter((step) => isFor(step.for, choices));
  return (
    <article className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="break-after-avoid text-xl">
        {digits(number)}. {words('title')}
      </h3>
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
          {steps.map(({ id }) => (
            <li key={id} className="flex break-inside-avoid items-start gap-2">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 border border-edge" />
              <span className="min-w-0">{words(`steps.${id}.title`)}</span>
            </li>
          ))}
        </ol>
      )}
      {parts.duas && duasOf(duas).map((dua) => <PocketDua key={dua.id} dua={dua} parts={parts} />)}
    </article>
  );
}
