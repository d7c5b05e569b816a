import { Copy, QrCode, Share2 } from 'lucide-react';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { copyText, type ShareOutcome, shareText } from '../../../platform/links/share-text.ts';
import { invitationLink } from '../../../shared/groups/invitation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { QrCodeDrawing } from './qr-code-drawing.tsx';
import { RenewCode } from './renew-code.tsx';

/** The code of a group in large letters, its link, and the link as a QR code. */
export function ShareDialog({ group }: { group: Group }) {
  const t = useTranslations('groups.share');
  const common = useTranslations('common');
  return (
    <Dialog
      trigger={
        <Button variant="secondary" className="max-sm:px-3">
          <QrCode aria-hidden="true" className="size-6 shrink-0" />
          {t('open')}
        </Button>
      }
      title={t('title', { name: group.name })}
      description={t(group.approvalRequired ? 'textApproval' : 'text')}
      closeLabel={common('close')}
    >
      <Invitation group={group} />
    </Dialog>
  );
}

function Invitation({ group: { id, name, groupCode, role } }: { group: Group }) {
  const t = useTranslations('groups.share');
  const { user } = useUser();
  if (!user) return null;
  const link = invitationLink(location.origin, groupCode, user.id);

  async function tell(outcoming: Promise<ShareOutcome>): Promise<void> {
    const outcome = await outcoming;
    if (outcome === 'copied') toast({ title: t('copied') });
    if (outcome === 'failed') toast({ title: t('copyFailed'), variant: 'destructive' });
  }
  const send = () =>
    shareText(`${t('message', { name, groupCode: leftToRight(groupCode) })}\n${link}`, navigator);

  return (
    <>
      <div className="text-center">
        <p className="text-sm text-quiet">{t('code')}</p>
        <p dir="ltr" className="text-4xl font-semibold tracking-widest text-green">
          {groupCode}
        </p>
      </div>
      <QrCodeDrawing text={link} label={t('qr')} />
      <p className="text-center text-sm text-quiet">{t('qrHint')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {'share' in navigator && (
          <Button onClick={() => void tell(send())}>
            <Share2 aria-hidden="true" className="size-5" />
            {t('send')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void tell(copyText(groupCode, navigator))}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copyCode')}
        </Button>
        <Button variant="secondary" onClick={() => void tell(copyText(link, navigator))}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copyLink')}
        </Button>
      </div>
      {role === 'leader' && <RenewCode groupId={id} groupCode={groupCode} />}
    </>
  );
}
