import { Users } from 'lucide-react';
import type { Place } from '@manasik/core/geo/great-circle';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { GroupLive } from '../live/group-live.ts';
import type { PersonThere } from './people.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleCardProps {
  people: readonly PersonThere[];
  live: GroupLive;
  now: number;
  headingDegrees: number | null;
  onShow: (place: Place) => void;
}

/** The list beside the map, with the same information for people who cannot see the map. */
export function PeopleCard({ people, live, now, headingDegrees, onShow }: PeopleCardProps) {
  const t = useTranslations('positions.list');
  const isLoading = live.knownAt === null && live.failure === null;
  return (
    <Card
      headingLevel={2}
      title={t('title')}
      titleId="who-shares"
      description={t('hint')}
      icon={<Users className="size-5" />}
    >
      {isLoading && <Skeleton className="h-24" />}
      {!isLoading && people.length === 0 && (
        <EmptyState spot="location" title={t('empty')} description={t('emptyHint')} />
      )}
      {people.length > 0 && (
        <ul className="grid gap-3">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              now={now}
              headingDegrees={headingDegrees}
              onShow={() => onShow(person.position)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
