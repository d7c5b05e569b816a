import { PersonStanding } from 'lucide-react';
import { useRef } from 'react';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import type { Group, GroupPerson } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Avatar } from '../avatar.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { initialOf } from '../name-of.ts';
import { putPeople, usePeople } from '../use-members.ts';

/** People of the group without a phone. Leaders add them; members see the card once there are any. */
export function PeopleCard({ group }: { group: Group }) {
  const t = useTranslations('groups.people');
  const card = useRef<HTMLElement>(null);
  const { people, ...state } = usePeople(group.id);
  const isLeader = group.role === 'leader';
  if (!isLeader && !people?.length) return null;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="group-people"
      headingLevel={2}
      description={t('text')}
      icon={<PersonStanding className="size-5" />}
    >
      {people ? (
        <PeopleList group={group} people={people} onRemoved={() => card.current?.focus()} />
      ) : (
        <NotReady {...state} />
      )}
      {isLeader && people && <AddForm groupId={group.id} />}
    </Card>
  );
}

function NotReady({ error, isWaiting, retrying, retry }: Omit<ReturnType<typeof usePeople>, 'people'>) {
  const t = useTranslations('groups.people');
  const common = useTranslations('common');
  const errorText = useErrorText();
  if (isWaiting) return <p className="text-quiet">{common('offline')}</p>;
  if (!error) return <Loading label={t('loading')} />;
  return (
    <ErrorState
      title={t('failed')}
      description={errorText(error)}
      retryLabel={common('retry')}
      onRetry={retry}
      retrying={retrying}
    />
  );
}

interface PeopleListProps {
  group: Group;
  people: readonly GroupPerson[];
  onRemoved: () => void;
}

function PeopleList({ group, people, onRemoved }: PeopleListProps) {
  const t = useTranslations('groups.people');
  if (people.length === 0) return <p className="text-quiet">{t('empty')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
          <p className="flex min-w-0 grow basis-48 items-center gap-3 font-semibold wrap-anywhere">
            <Avatar letter={initialOf({ firstName: person.name, lastName: '' })} />
            <bdi>{person.name}</bdi>
          </p>
          {group.role === 'leader' && <Remove groupId={group.id} person={person} onRemoved={onRemoved} />}
        </li>
      ))}
    </ul>
  );
}

function Remove({
  groupId,
  person: { id, name },
  onRemoved,
}: {
  groupId: string;
  person: GroupPerson;
  onRemoved: () => void;
}) {
  const t = useTranslations('groups.people');
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      }
      title={t('removeTitle', { name })}
      text={t('removeText')}
      keepLabel={t('keep')}
      confirmLabel={t('remove')}
      pendingLabel={t('removing')}
      failed={t('removeFailed')}
      // The button disappears with the person.
      onOpenerGone={onRemoved}
      onConfirm={async () => {
        await api('DELETE /api/hajj-groups/:id/people/:personId', { params: { id: groupId, personId: id } });
        toast({ title: t('removed', { name }) });
        putPeople(groupId, (people) => people.filter((each) => each.id !== id));
      }}
    />
  );
}

const schema = async () => (await import('@manasik/contract/members')).addGroupPerson.body;

function AddForm({ groupId }: { groupId: string }) {
  const t = useTranslations('groups.people');
  const { form, register, submit, sending, errorOf } = useContractForm<{ name: string }, GroupPerson>({
    schema,
    values: { name: '' },
    send: (body) => api('POST /api/hajj-groups/:id/people', { params: { id: groupId }, body }),
    onSent: (person) => {
      putPeople(groupId, (people) => [...people, person]);
      toast({ title: t('added', { name: person.name }) });
      form.reset();
      // Ready for the next name.
      form.setFocus('name');
    },
    onFailed: (description) => toast({ title: t('addFailed'), description, variant: 'destructive' }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <Field label={t('name')} error={errorOf('name')} required className="grow basis-56">
        <Input {...register('name')} dir="auto" autoComplete="off" maxLength={80} />
      </Field>
      <Button type="submit" variant="secondary" pending={sending} pendingLabel={t('adding')}>
        {t('add')}
      </Button>
    </form>
  );
}
