import type { MedicalCard } from '@manasik/contract/medical-card';
import { useState } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { isEmptyCard } from './kept-card.ts';
import { OwnQuestion, useOwnCard } from './own-card.tsx';
import { sendCard } from './send-card.ts';

interface ShareFormProps {
  groups: readonly Group[];
  owner: string;
  card: MedicalCard;
}

/** Asks for the group and for consent, which says who will see what. */
export function ShareForm({ groups, owner, card }: ShareFormProps) {
  const t = useTranslations('medical-card.share');
  const errorText = useErrorText();
  const [chosenId, choose] = useState('');
  const [agreedTo, agreeTo] = useState<string>();
  const [problem, setProblem] = useState<'agreeFirst' | 'fillFirst'>();
  const [sending, setSending] = useState(false);
  const own = useOwnCard(owner);
  const group = groups.find(({ id }) => id === chosenId) ?? groups[0];
  if (!group) return null;
  // Consent is to the leaders of one group. Another choice needs it again.
  const agrees = agreedTo === group.id;

  async function send(groupId: string) {
    const wrong = isEmptyCard(card) ? 'fillFirst' : agrees ? undefined : 'agreeFirst';
    setProblem(wrong);
    const isOwn = own.confirm();
    if (wrong || !isOwn) return;
    setSending(true);
    try {
      await sendCard(owner, groupId, card);
      toast({ title: t('done') });
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      noValidate
      className="flex max-w-form min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(group.id);
      }}
    >
      {groups.length > 1 && (
        <Field label={t('group')}>
          <Select value={group.id} onChange={({ target }) => choose(target.value)}>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {own.question && <OwnQuestion {...own.question} />}
      <p>{t('consent', { group: apart(group.name) })}</p>
      <Checkbox
        label={t('agree')}
        checked={agrees}
        error={problem && t(problem)}
        onChange={({ target }) => {
          agreeTo(target.checked ? group.id : undefined);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        variant="soft"
        className="self-start"
        pending={sending}
        pendingLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}
