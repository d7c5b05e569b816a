import { stretchIds, stretchMetres, type StretchId } from '@manasik/core/health/plan/hajj-load';
import { Footprints, Info, OctagonAlert } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { SourceRow } from './source-row.tsx';
import { StopSigns } from './stop-signs.tsx';

const rules = ['rise', 'rest', 'missed', 'pace', 'warmUp', 'limits'] as const;

/** When to stop, how the plan works, the ways of Hajj, and the sources. */
export function PlanFacts() {
  const t = useTranslations('training');
  return (
    <List>
      <FoldRow icon={OctagonAlert} tone="danger" title={t('stop.title')}>
        <StopSigns />
      </FoldRow>
      <FoldRow icon={Info} title={t('how.title')}>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {rules.map((rule) => (
            <li key={rule}>{t(`how.${rule}`)}</li>
          ))}
        </ul>
      </FoldRow>
      <FoldRow icon={Footprints} title={t('stretches.title')}>
        <p>{t('stretches.lead')}</p>
        <dl className="flex flex-col gap-3">
          {stretchIds.map((id) => (
            <Stretch key={id} id={id} />
          ))}
        </dl>
      </FoldRow>
      <SourceRow names={['moh', 'who', 'ways', 'tenth', 'stops', 'sleep']} />
    </List>
  );
}

function Stretch({ id }: { id: StretchId }) {
  const t = useTranslations('training.stretches');
  const distance = useDistance();
  const [from, to] = stretchMetres[id];
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{t(`ways.${id}`)}</dt>
      <dd className="text-quiet">
        {from === to
          ? t('about', { distance: distance(from) })
          : t('range', { least: distance(from), most: distance(to) })}
      </dd>
    </div>
  );
}
