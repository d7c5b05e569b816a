import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { Phone, ShieldAlert } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { SosButton } from '../../shared/sos/sos-button.tsx';
import { Card } from '../../ui/card.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way to help from a page that is about something else. Needs the namespaces `sos`, `places` and `errors`. */
export function SafetyCard() {
  const t = useTranslations('sos.safety');
  const number = emergencyNumbers.general;
  return (
    <Card
      title={t('title')}
      titleId="safety"
      icon={<ShieldAlert className="size-5" />}
      description={t('lead', { number })}
    >
      <SosButton />
      <div className="flex flex-wrap gap-3">
        <a href={`tel:${number}`} className={buttonClass('secondary')}>
          <Phone aria-hidden="true" className="size-5" />
          {t('call', { number })}
        </a>
        <LinkButton to="/emergency" variant="secondary">
          {t('page')}
        </LinkButton>
      </div>
    </Card>
  );
}
