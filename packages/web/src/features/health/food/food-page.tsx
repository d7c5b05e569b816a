import file from '@manasik/content/health/food.json';
import type { Food } from '@manasik/content/health/schema';
import { Droplet, Droplets, Phone, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { HealthPage } from '../advice/health-page.tsx';
import { HealthSources } from '../advice/health-sources.tsx';
import { useTraining } from '../training/use-training.ts';
import { ClinicianFirst } from './clinician-first.tsx';
import { useFoodWords } from './food-words.ts';
import { ownNeed } from './own-need.ts';

// TypeScript infers plain strings from JSON. A test of the content validates the file against the schema.
const food = file as unknown as Food;
type Need = Food['needs'][number];

const parts = ['plan', 'water', 'avoid', 'doctor'] as const;

/**
 * Day plans by need, that of the person's own illness first. The warning for people to whom a general plan can do harm
 * comes before them.
 */
export default function FoodPage() {
  const t = useTranslations('food');
  const { screening } = useTraining();
  const [picked, choose] = useState<Need['id']>();
  const chosen = picked ?? ownNeed(screening?.concerns ?? []);
  const need = food.needs.find(({ id }) => id === chosen);
  const shown = [...food.clinician, ...food.tips, ...parts.flatMap((part) => need?.[part] ?? [])];
  return (
    <HealthPage title={t('title')} lead={t('lead')}>
      <ClinicianFirst who={food.clinician} />
      <div role="group" aria-label={t('choose')} className="flex flex-wrap gap-2">
        {food.needs.map(({ id }) => (
          <Chip key={id} isChosen={id === chosen} onChoose={() => choose(id)}>
            {t(`names.${id}`)}
          </Chip>
        ))}
      </div>
      {need && <NeedCards need={need} />}
      <Tips />
      <section aria-labelledby="hygiene" className="flex flex-col gap-3">
        <h2 id="hygiene" className="text-lg">
          {t('hygiene.title')}
        </h2>
        <List labelledBy="hygiene">
          <ListRow
            icon={Droplets}
            title={t('hygiene.wash')}
            text={t('hygiene.washText')}
            to="/guide/practical#hygiene"
          />
          <ListRow
            icon={ShoppingBag}
            title={t('hygiene.pack')}
            text={t('hygiene.packText')}
            to="/guide/practical#packing"
          />
        </List>
      </section>
      <List>
        {chosen === 'diabetes' && (
          <ListRow icon={Droplet} tone="danger" title={t('sugar')} to="/emergency#sugar" />
        )}
        <ListRow icon={Phone} tone="danger" title={t('emergency')} to="/emergency" />
      </List>
      <HealthSources
        ids={shown.flatMap(({ sources }) => sources)}
        title={t('sources.title')}
        checked={(date) => t('sources.checked', { date })}
      />
    </HealthPage>
  );
}

function NeedCards({ need }: { need: Need }) {
  const t = useTranslations('food');
  const words = useFoodWords();
  return (
    <section aria-label={t(`names.${need.id}`)} aria-live="polite" className="flex flex-col gap-4 sm:gap-6">
      {parts.map((part) => (
        <Card key={part} title={t(`parts.${part}`)} titleId={`part-${part}`}>
          <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-gold">
            {need[part].map(({ id }) => (
              <li key={id}>{words(`needs.${need.id}.${part}.${id}`)}</li>
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

function Tips() {
  const t = useTranslations('food.tips');
  const words = useFoodWords();
  return (
    <Card title={t('title')} titleId="tips">
      <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-gold">
        {food.tips.map(({ id }) => (
          <li key={id}>{words(`tips.list.${id}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
