import { api } from '../../lib/api/index.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { Group } from '../../lib/groups/kept-groups.ts';
import { putGroup } from '../../lib/groups/use-groups.ts';
import { useTranslations } from '../../lib/i18n/index.ts';
import { leftToRight } from '../../lib/isolate.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { GroupFields, type GroupTexts } from './group-fields.tsx';
import { useRefusalToast } from './use-refusal.ts';

const schema = async () => (await import('@manasik/contract/hajj-groups')).NewGroup;

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
