import { Cloud, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';

const guides = [
  { id: 'apple', icon: Smartphone, steps: ['apple.open', 'apple.export', 'apple.save'] },
  { id: 'google', icon: Cloud, steps: ['google.open', 'google.pick', 'google.download'] },
] as const;

/** How to get the file. */
export function HowTo() {
  const t = useTranslations('health-import.how');
  return (
    <Section title={t('title')}>
      <List label={t('title')}>
        {guides.map(({ id, icon, steps }) => (
          <FoldRow key={id} icon={icon} title={t(`${id}.title`)}>
            <ol className="flex list-decimal flex-col gap-2 ps-6 marker:font-semibold marker:text-green">
              {steps.map((step) => (
                <li key={step} className="ps-2">
                  {t.rich(step, { site: 'takeout.google.com', link: siteLink })}
                </li>
              ))}
            </ol>
            {id === 'google' && <p className="text-sm text-quiet">{t('google.healthConnect')}</p>}
          </FoldRow>
        ))}
      </List>
    </Section>
  );
}

const siteLink = (name: ReactNode) => (
  <a href="https://takeout.google.com" rel="noreferrer">
    {name}
  </a>
);
