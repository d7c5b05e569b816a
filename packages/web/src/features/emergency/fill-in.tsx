import { useState } from 'react';
import { api, type Reply, useErrorText } from '../../platform/api/index.ts';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { emptyCard, filledIn, keptCard, type LostCard } from './lost-card.ts';

type Group = Reply<'GET /api/hajj-groups'>[number];

/** For signed-in users: fills empty fields from the account and one of their groups. */
export function FillIn() {
  const { user } = useUser();
  return user && <OwnFillIn name={`${user.firstName} ${user.lastName}`.trim()} />;
}

function OwnFillIn({ name }: { name: string }) {
  const t = useTranslations('emergency.card');
  const errorText = useErrorText();
  const groups = useGroups().groups ?? [];
  const [chosenId, choose] = useState<string>();
  const [said, say] = useState('');
  const [pending, setPending] = useState(false);
  const group = groups.find(({ id }) => id === chosenId) ?? groups[0];

  async function fillIn() {
    setPending(true);
    try {
      const known = { name, ...(group && (await knownOf(group, name))) };
      const before = keptCard.get() ?? emptyCard;
      const after = filledIn(before, known);
      const isChanged = JSON.stringify(before) !== JSON.stringify(after);
      if (isChanged) keptCard.set(after);
      say(t(isChanged ? 'filledIn' : 'nothingToFill'));
    } catch (error) {
      say(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {groups.length > 1 && (
        <Field label={t('whichGroup')} className="grow basis-48">
          <Select value={group?.id} onChange={({ target }) => choose(target.value)}>
            {groups.map(({ id, name: groupName }) => (
              <option key={id} value={id}>
                {groupName}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button variant="secondary" pending={pending} onClick={() => void fillIn()}>
        {t('fillIn')}
      </Button>
      <p role="status" className="basis-full text-sm text-quiet empty:hidden">
        {said}
      </p>
    </div>
  );
}

/** The group's data for the card. Members call its leader; the leader's own card names no leader. */
async function knownOf(group: Group, ownName: string): Promise<Partial<LostCard>> {
  const members = await api('GET /api/hajj-groups/:id/members', { params: { id: group.id } });
  const names = members
    .filter(({ role }) => role === 'leader')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const leader = names.find((one) => one !== ownName);
  return {
    group: group.name,
    ...(group.meetingPoint && { meetingPoint: group.meetingPoint }),
    ...(group.emergencyContact && { leaderPhone: group.emergencyContact }),
    ...(leader && { leader }),
  };
}
