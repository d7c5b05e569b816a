import type { ReactNode } from 'react';
import type { Place } from '@manasik/core/geo/great-circle';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { hairlines } from '../../../ui/list-row.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { GroupMember } from '@manasik/contract/groups';
import type { GroupLive } from '../live/group-live.ts';
import { nameOf } from '../name-of.ts';
import { ConnectionNote } from './connection-note.tsx';
import { inNeedFirst, type PersonThere } from './people.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleListProps {
  people: readonly PersonThere[];
  members: readonly GroupMember[];
  live: GroupLive;
  now: number;
  headingDegrees: number | null;
  onShow: (place: Place) => void;
}

/** The list of the sheet, with the same information as the map, for people who cannot see the map, too. */
export function PeopleList({ people, members, live, now, headingDegrees, onShow }: PeopleListProps) {
  const t = useTranslations('positions.list');
  const isLoading = live.knownAt === null && live.failure === null;
  return (
    <section aria-label={t('title')} className="min-w-0">
      <Head live={live} memberCount={members.length} isLoading={isLoading} />
      {isLoading && <Skeleton className="mx-5 mb-5 h-20" />}
      {!isLoading && people.length === 0 && (
        <EmptyState spot="location" title={t('empty')} description={t('emptyHint')} />
      )}
      {people.length > 0 && (
        <ul className={cx('pb-2', hairlines)}>
          {inNeedFirst(people).map((person) => (
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
      {people.length > 0 && <NotSharing members={members} live={live} />}
    </section>
  );
}

type HeadProps = Pick<PeopleListProps, 'live'> & { memberCount: number; isLoading: boolean };

/** How many of the group can be seen, and how fresh that is. */
function Head({ live, memberCount, isLoading }: HeadProps): ReactNode {
  const t = useTranslations('positions.list');
  const { number } = useFormatter();
  const sharing = live.positions.size;
  const text = t('count', { count: number(sharing), total: number(Math.max(memberCount, sharing)) });
  return (
    <div className="flex items-center gap-3 px-[min(1.25rem,5vw)] pb-3 max-md:-mt-2 md:pt-5">
      {!isLoading && (
        <ProgressRing
          label={t('title')}
          value={sharing / Math.max(1, memberCount)}
          valueText={text}
          className="size-[min(3rem,15vw)] shrink-0"
        />
      )}
      <div className="min-w-0">
        <h2 className="display text-2xl leading-tight">{isLoading ? t('title') : text}</h2>
        <ConnectionNote live={live} />
      </div>
    </div>
  );
}

function NotSharing({ members, live }: Pick<PeopleListProps, 'members' | 'live'>) {
  const t = useTranslations('positions.list');
  const { list } = useFormatter();
  const others = members.filter(({ id }) => !live.positions.has(id));
  if (others.length === 0) return null;
  return (
    <p className="px-[min(1.25rem,5vw)] pb-5 text-sm text-quiet">
      {t('notSharing', { names: list(others.map(nameOf)) })}
    </p>
  );
}
