import type { WhatIfAction } from '@manasik/content/guide/schema';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import type { RiteId } from '@manasik/core/guide/rites';
import { BookOpen, IdCard } from 'lucide-react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NumberLink } from '../../../shared/emergency/number-link.tsx';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** Links for what a text of a tree mentions, below the text. */
export function WhatIfActions({ actions }: { actions?: readonly WhatIfAction[] | undefined }) {
  return actions?.map((action) => {
    if (action === 'emergency') return <Emergency key={action} />;
    if (action === 'lost-card') return <LostCard key={action} />;
    return <RitePage key={action.rite} rite={action.rite} />;
  });
}

function Emergency() {
  const t = useTranslations('guide.whatIf.actions');
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {(['general', 'ambulance'] as const).map((id) => (
          <li key={id}>
            <NumberLink label={t(id)} number={emergencyNumbers[id]} />
          </li>
        ))}
      </ul>
      <div className="print:hidden">
        <LinkButton to="/emergency" variant="secondary">
          {t('page')}
        </LinkButton>
      </div>
    </>
  );
}

function LostCard() {
  const t = useTranslations('guide.whatIf.actions');
  return (
    <div className="print:hidden">
      <LinkButton to="/emergency#card" variant="secondary">
        <IdCard aria-hidden="true" className="size-5" />
        {t('lostCard')}
      </LinkButton>
    </div>
  );
}

/** A link to the page of a rite, except on that page. */
function RitePage({ rite }: { rite: RiteId }) {
  const t = useTranslations('guide.rites');
  const { pathname } = useLocation();
  const to = `/guide/${rite}`;
  if (pathname === to) return null;
  return (
    <div className="print:hidden">
      <LinkButton to={to} variant="secondary">
        <BookOpen aria-hidden="true" className="size-5" />
        {t(`${rite}.name`)}
      </LinkButton>
    </div>
  );
}
