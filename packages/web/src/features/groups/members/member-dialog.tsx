import { useState } from 'react';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { askForGroups } from '../../../shared/groups/use-groups.ts';
import type { Group, GroupMember } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { nameOf } from '../name-of.ts';
import { putMember } from '../use-members.ts';

interface MemberDialogProps {
  group: Group;
  member: GroupMember;
  onRemoved: () => void;
}

/** A leader's actions for a member: change the role, or remove from the group after a confirmation. */
export function MemberDialog({ group, member, onRemoved }: MemberDialogProps) {
  const t = useTranslations('groups.members');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [step, setStep] = useState<'closed' | 'choice' | 'remove'>('closed');
  const [pending, setPending] = useState<'role' | 'remove'>();
  const [failure, setFailure] = useState<string>();
  const name = nameOf(member);
  const params = { id: group.id, userId: member.id };
  const isRemoving = step === 'remove';
  const other = member.role === 'leader' ? 'member' : 'leader';

  function goTo(next: typeof step): void {
    setStep(next);
    setFailure(undefined);
  }

  async function doIt(what: 'role' | 'remove', run: () => Promise<void>): Promise<void> {
    setPending(what);
    setFailure(undefined);
    try {
      await run();
      setStep('closed');
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setPending(undefined);
    }
  }

  async function changeRole(): Promise<void> {
    const endpoint = 'PATCH /api/hajj-groups/:id/members/:userId';
    putMember(group.id, member.id, await api(endpoint, { params, body: { role: other } }));
    toast({ title: t(other === 'leader' ? 'nowLeader' : 'nowMember', { name }) });
  }

  async function remove(): Promise<void> {
    await api('DELETE /api/hajj-groups/:id/members/:userId', { params });
    toast({ title: t('removed', { name }) });
    putMember(group.id, member.id, null);
    void askForGroups();
  }

  return (
    <Dialog
      trigger={
        <Button variant="secondary" aria-label={t('manageNamed', { name })}>
          {t('manage')}
        </Button>
      }
      open={step !== 'closed'}
      onOpenChange={(open) => goTo(open ? 'choice' : 'closed')}
      // The button that opened this disappears with its row.
      onOpenerGone={onRemoved}
      title={isRemoving ? t('removeTitle', { name }) : t('manageNamed', { name })}
      description={isRemoving ? t('removeText') : t('manageText', { name })}
      closeLabel={common('close')}
    >
      {failure && <ErrorState title={t('changeFailed')} description={failure} />}
      {isRemoving ? (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => goTo('choice')}>
            {t('keep')}
          </Button>
          <Button
            variant="destructive"
            pending={pending === 'remove'}
            pendingLabel={t('removing')}
            onClick={() => void doIt('remove', remove)}
          >
            {t('removeConfirm')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {member.email !== null && (
            <p className="wrap-anywhere text-quiet">
              <Email address={member.email} />
            </p>
          )}
          <div className="flex flex-col gap-1">
            <Button
              pending={pending === 'role'}
              pendingLabel={t('changing')}
              aria-describedby={`role-${member.id}`}
              onClick={() => void doIt('role', changeRole)}
            >
              {t(other === 'leader' ? 'makeLeader' : 'makeMember')}
            </Button>
            <p id={`role-${member.id}`} className="text-sm text-quiet">
              {t(other === 'leader' ? 'makeLeaderHint' : 'makeMemberHint')}
            </p>
          </div>
          <Button variant="secondary" onClick={() => goTo('remove')}>
            {t('remove')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Breaks before its sign, if at all: an address that is broken inside a word is hard to read. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
