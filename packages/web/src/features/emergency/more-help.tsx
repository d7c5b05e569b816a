import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import {
  Building2,
  Droplet,
  IdCard,
  Info,
  type LucideIcon,
  MapPinOff,
  Phone,
  Sun,
  Users,
  UsersRound,
} from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { FoldRow } from '../../ui/fold-row.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { AboutNumbers } from './about-numbers.tsx';

const others: readonly EmergencyService[] = ['hajj', 'health'];

interface Part {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly tone: 'green' | 'gold' | 'danger';
  readonly title: string;
}

const isDanger = ({ tone }: Part): boolean => tone === 'danger';

/** The other numbers, and links to each part of the page below. */
export function MoreHelp() {
  const t = useTranslations('emergency');
  const contacts = useTranslations('alerts.contacts');
  const parts: readonly Part[] = [
    { id: 'heat', icon: Sun, tone: 'danger', title: t('heat.title') },
    { id: 'sugar', icon: Droplet, tone: 'danger', title: t('sugar.title') },
    { id: 'crush', icon: UsersRound, tone: 'danger', title: t('crush.title') },
    { id: 'lost', icon: MapPinOff, tone: 'danger', title: t('lost.title') },
    { id: 'card', icon: IdCard, tone: 'gold', title: t('card.title') },
    { id: 'embassy', icon: Building2, tone: 'green', title: t('embassy.title') },
    { id: 'contacts', icon: Users, tone: 'green', title: contacts('title') },
  ];
  return (
    <section aria-labelledby="more" className="print:hidden">
      <h2 id="more" className="mb-3 display text-2xl">
        {t('more')}
      </h2>
      <List>
        {parts.filter(isDanger).map(({ id, ...row }) => (
          <ListRow key={id} to={`#${id}`} {...row} />
        ))}
        {others.map((id) => (
          <ListRow
            key={id}
            icon={Phone}
            call={emergencyNumbers[id]}
            title={t(`numbers.${id}.name`)}
            text={t(`numbers.${id}.text`)}
          />
        ))}
        {parts
          .filter((part) => !isDanger(part))
          .map(({ id, ...row }) => (
            <ListRow key={id} to={`#${id}`} {...row} />
          ))}
        <FoldRow icon={Info} title={<h3 className="text-base">{t('numbers.title')}</h3>}>
          <AboutNumbers />
        </FoldRow>
      </List>
    </section>
  );
}
