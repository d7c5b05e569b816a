import type { Rite } from '@manasik/content/guide/schema';
import { Clock, MapPin } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { SchoolText } from '../school-text.tsx';
import { Card, IconDisc } from '../../../ui/card.tsx';

const icons = { when: Clock, where: MapPin } as const;

export function FactsCard({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        {(['when', 'where'] as const).map((name) => {
          const Icon = icons[name];
          return (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <dt className="flex flex-wrap items-center gap-3 font-semibold">
                <IconDisc>
                  <Icon className="size-5" />
                </IconDisc>
                {t(name)}
              </dt>
              <dd>
                <SchoolText>{words(name)}</SchoolText>
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
