import { HeartPulse, IdCard } from 'lucide-react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useApi } from '../../../platform/api/query.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { Group, GroupMember } from '../../../shared/groups/kept-groups.ts';
import { useArabicWords } from '../../../shared/language/use-arabic-words.ts';
import { CardSheet } from '../../../shared/medical-card/card-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { nameOf } from '../name-of.ts';

interface MedicalCardsCardProps {
  group: Group;
  members: readonly GroupMember[];
}

/** The medical cards that members have shared. Only leaders may see them. Nothing of them is stored on this device. */
export function MedicalCardsCard(props: MedicalCardsCardProps) {
  const t = useTranslations('medical-card.leaders');
  return (
    <Card
      title={t('title')}
      titleId="medical-cards"
      headingLevel={2}
      description={t('text')}
      icon={<HeartPulse className="size-5" />}
    >
      <Body {...props} />
    </Card>
  );
}

function Body({ group, members }: MedicalCardsCardProps) {
  const t = useTranslations('medical-card');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const arabic = useArabicWords('medical-card');
  const query = useApi(
    'GET /api/hajj-groups/:id/medical-cards',
    { params: { id: group.id } },
    // A withdrawn card disappears from an open page too.
    { staleTime: 0, refetchInterval: 60_000 },
  );
  const { data, error } = query;
  if (error && !data) {
    return (
      <ErrorState
        title={t('leaders.failed')}
        description={errorText(error)}
        retryLabel={common('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (arabic.status === 'failed') {
    return <ErrorState title={t('arabicFailed')} retryLabel={common('retry')} onRetry={arabic.retry} />;
  }
  if (!data && query.fetchStatus === 'paused') return <p className="text-quiet">{common('offline')}</p>;
  if (!data || arabic.status === 'loading') return <Loading label={t('leaders.loading')} />;
  if (data.cards.length === 0) return <p className="text-quiet">{t('leaders.empty')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.cards.map(({ userId, card, sharedAt }) => {
        const member = members.find(({ id }) => id === userId);
        const name = member ? nameOf(member) : t('leaders.someone');
        const date = dateTime(new Date(sharedAt), { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <p className="min-w-0 grow basis-40 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi>
              <span className="block text-sm text-quiet">{t('leaders.shared', { date })}</span>
            </p>
            <CardSheet
              card={card}
              name={name}
              trigger={
                <Button variant="secondary" aria-label={`${t('show')}: ${name}`}>
                  <IdCard aria-hidden="true" className="size-5" />
                  {t('show')}
                </Button>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
