import { useTranslations } from '../../platform/i18n/index.ts';
import { SosButton } from '../../shared/sos/sos-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { EmbassyCard } from './embassy-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { LostCardPart } from './lost-card-part.tsx';
import { LostSteps } from './lost-steps.tsx';
import { NumbersCard } from './numbers-card.tsx';

/** For everybody, with or without an account or a network. On paper it is the lost card alone. */
export default function EmergencyPage() {
  const t = useTranslations('emergency');
  return (
    <div className="page-width print:p-0">
      <div className="mx-auto flex max-w-text flex-col gap-5 print:max-w-none">
        <div className="print:hidden">
          <PageHeader title={t('title')} description={t('lead')} />
          <SosButton withoutGroup={<WithoutGroup />} />
        </div>
        <NumbersCard />
        <EmbassyCard />
        <LostSteps />
        <LostCardPart />
        <ContactsCard />
        <HeatCard />
      </div>
    </div>
  );
}

function WithoutGroup() {
  const t = useTranslations('sos.sheet.noGroup');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-gold-soft p-4">
      <p className="min-w-0 grow basis-60">{t('text')}</p>
      <LinkButton to="/group-tracker" variant="secondary">
        {t('groups')}
      </LinkButton>
    </div>
  );
}
