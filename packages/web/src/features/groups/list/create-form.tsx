import { api } from '../../../platform/api/index.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { putGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { GroupFields, type GroupTexts } from './group-fields.tsx';
import { useRefusalToast } from '../use-refusal.ts';

const schema = async () => (await import('@manasik/contract/groups')).NewGroup;

export function CreateForm({ onCreated }: { onCreated: () => void }) {
  const t = useTranslations('groups.create');
  const tellRefusal = useRefusalToast();
  const { register, submit, sending, errorOf, codeOf } = useContractForm<GroupTexts, Group>({
    schema,
    send: (body) => api('POST /api/hajj-groups', { body }),
    onSent: (group) => {
      putGroup(group);
      toast({ title: t('done'), description: t('doneText', { groupCode: leftToRight(group.groupCode) }) });
      onCreated();
    },
    onFailed: (_, error) => tellRefusal(error, t('failed')),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <GroupFields field={register} errorOf={errorOf} codeOf={codeOf} />
      <Button type="submit" pending={sending} pendingLabel={t('pending')}>
        {t('submit')}
      </Button>
    </form>
  );
}
