import { BookHeart, Briefcase, CircleHelp, Phone, Printer, Scale, TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { List, ListRow } from '../../ui/list-row.tsx';

const links = [
  { name: 'practical', to: '/guide/practical', icon: Briefcase },
  { name: 'duas', to: '/guide/duas', icon: BookHeart },
  { name: 'whatIf', to: '/guide/what-if', icon: TriangleAlert },
  { name: 'penalties', to: '/guide/penalties', icon: Scale },
  { name: 'pocket', to: '/guide/pocket', icon: Printer },
  { name: 'emergency', to: '/emergency', icon: Phone },
  { name: 'help', to: '/help', icon: CircleHelp },
] as const;

export function GuideLinks() {
  const t = useTranslations('guide.links');
  return (
    <section aria-labelledby="more" className="print:hidden">
      <h2 id="more" className="mb-3 display text-2xl">
        {t('title')}
      </h2>
      <List>
        {links.map(({ name, to, icon }) => (
          <ListRow key={name} to={to} icon={icon} title={t(name)} text={t(`${name}Text`)} />
        ))}
      </List>
    </section>
  );
}
