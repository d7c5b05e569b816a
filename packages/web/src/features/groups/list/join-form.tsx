import { useEffect, useState } from 'react';
import { api, ApiError, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { putGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useRefusalToast } from '../use-refusal.ts';

const schema = async () => (await import('@manasik/contract/groups')).joinGroup.body;
// Errors of the code itself, not of the connection or the person.
const ofTheCode = new Set(['group.codeUnknown', 'group.full']);

export function JoinForm({ code, onSent }: { code: string | undefined; onSent: () => void }) {
  const t = useTranslations('groups.join');
  const errorText = useErrorText();
  const tellRefusal = useRefusalToast();
  const [refusal, setRefusal] = useState<string>();
  const { form, register, submit, sending, codeOf } = useContractForm<
    { groupCode: string },
    Reply<'POST /api/hajj-groups/join'>
  >({
    schema,
    values: { groupCode: code ?? '' },
    send: (body) => api('POST /api/hajj-groups/join', { body }),
    onSent: tellJoined,
    onFailed: (_, error) => {
      tellRefusal(error, t('failed'));
      if (error instanceof ApiError && ofTheCode.has(error.code)) setRefusal(errorText(error));
    },
  });

  const { setFocus } = form;
  useEffect(() => {
    // The dialog has no other field.
    setFocus('groupCode');
  }, [setFocus]);

  function tellJoined(reply: Reply<'POST /api/hajj-groups/join'>): void {
    if (reply.status === 'joined') {
      putGroup(reply.group);
      toast({ title: t('done') });
    } else {
      void queryClient.invalidateQueries({ queryKey: queryKey('GET /api/hajj-groups/requests') });
      toast({ title: t('waiting'), description: t('waitingText') });
    }
    onSent();
  }

  const fault = codeOf('groupCode');
  const tooFew = fault === undefined ? undefined : t(fault === 'tooLong' ? 'tooLong' : 'tooShort');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('code')} error={tooFew ?? refusal} required>
        <Input
          {...register('groupCode', { onChange: () => setRefusal(undefined) })}
          dir="ltr"
          placeholder={t('codePlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="text-center text-2xl font-semibold tracking-widest uppercase"
        />
      </Field>
      <Button type="submit" pending={sending} pendingLabel={t('pending')}>
        {t('submit')}
      </Button>
    </form>
  );
}
