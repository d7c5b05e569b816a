import { groupLimits } from '@manasik/core/groups/group-code';
import { westernDigits } from '@manasik/core/text/parse-number';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { api, ApiError } from '../../../platform/api/index.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { putGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { GroupFields, type GroupTexts } from './group-fields.tsx';

/** Changes the details of a group, its maximum size and how people join. */
export function EditDialog({ group }: { group: Group }) {
  const t = useTranslations('groups.edit');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button variant="secondary">
          <Pencil aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t('title')}
      closeLabel={common('close')}
    >
      <EditForm group={group} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

interface Values extends GroupTexts {
  maxMembers: number;
  approvalRequired: boolean;
}

const schema = async () => (await import('@manasik/contract/groups')).updateGroup.body;

function EditForm({ group, onSaved }: { group: Group; onSaved: () => void }) {
  const t = useTranslations('groups');
  const [refusal, setRefusal] = useState<string>();
  const { register, submit, sending, errorOf, codeOf } = useContractForm<Values, Group>({
    schema,
    values: valuesOf(group),
    send: (body) => api('PATCH /api/hajj-groups/:id', { params: { id: group.id }, body }),
    onSent: (saved) => {
      putGroup(saved);
      toast({ title: t('edit.done') });
      onSaved();
    },
    onFailed: (text, error) => {
      const isOfMost = error instanceof ApiError && error.code === 'group.moreMembersThanThat';
      if (isOfMost) setRefusal(text);
      toast({ title: t('edit.failed'), description: text, variant: 'destructive' });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <GroupFields
        field={register}
        errorOf={errorOf}
        codeOf={codeOf}
        savedContact={group.emergencyContact ?? ''}
      />
      <Field
        label={t('fields.maxMembers')}
        hint={t('fields.maxMembersHint')}
        error={errorOf('maxMembers') ? t('fields.maxMembersWrong') : refusal}
        required
      >
        <Input
          {...register('maxMembers', { setValueAs: wholeNumber, onChange: () => setRefusal(undefined) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </Field>
      <Switch
        {...register('approvalRequired')}
        label={t('fields.approval')}
        hint={t('fields.approvalHint')}
      />
      <Button type="submit" pending={sending} pendingLabel={t('edit.pending')}>
        {t('edit.submit')}
      </Button>
    </form>
  );
}

const valuesOf = (group: Group): Values => ({
  name: group.name,
  description: group.description ?? '',
  meetingPoint: group.meetingPoint ?? '',
  emergencyContact: group.emergencyContact ?? '',
  maxMembers: group.maxMembers,
  approvalRequired: group.approvalRequired,
});

/** Parses typed digits of any of our languages; NaN for anything else. */
function wholeNumber(typed: string | number): number {
  const text = westernDigits(String(typed).trim());
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value <= groupLimits.mostMembers ? value : Number.NaN;
}
