import { Mail, MessagesSquare, MessageSquareText, Phone } from 'lucide-react';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/**
 * How to reach a person: the site's operators by form, and by mail and phone if configured; the user's group
 * by chat. For signed-in users.
 */
export function ContactCard() {
  const t = useTranslations('help-centre.contact');
  const group = useGroups().groups?.[0];
  return (
    <Card title={t(CONTACT_PHONE ? 'title' : 'titleWriting')} description={t('text')}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/contact">
          <MessageSquareText aria-hidden="true" className="size-5" />
          {t('form')}
        </LinkButton>
        {CONTACT_EMAIL && (
          <a href={`mailto:${CONTACT_EMAIL}`} className={buttonClass('secondary')}>
            <Mail aria-hidden="true" className="size-5" />
            {t('email')}
          </a>
        )}
        {CONTACT_PHONE && (
          <a href={`tel:${CONTACT_PHONE}`} className={buttonClass('secondary')}>
            <Phone aria-hidden="true" className="size-5" />
            {t('phone')}
          </a>
        )}
        <LinkButton
          to={group ? `/group-tracker?group=${group.id}&tab=chat` : '/group-tracker'}
          variant="secondary"
        >
          <MessagesSquare aria-hidden="true" className="size-5" />
          {t('chat')}
        </LinkButton>
      </div>
    </Card>
  );
}
