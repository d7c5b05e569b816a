import type { Rite } from '@manasik/content/guide/schema';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { DuaCard } from './dua-card.tsx';
import { duasOf } from './duas.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** The duas of a rite that belong to none of its steps: those of its steps stand there. */
export function MoreDuas({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords('duas');
  const inSteps = new Set(rite.steps.flatMap((step) => step.duas ?? []));
  const duas = duasOf(rite.duas.filter((id) => !inSteps.has(id)));
  if (duas.length === 0) return null;
  return (
    <Card title={t('duas')} titleId="duas">
      {duas.map((dua) => (
        <Disclosure key={dua.id} title={words(`${dua.id}.name`)}>
          <DuaCard dua={dua} />
        </Disclosure>
      ))}
    </Card>
  );
}
