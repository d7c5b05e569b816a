import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { type SectionId, sectionTitles } from './section-ids.ts';

/** A titled group of rows. */
export const SettingsGroup = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
    <h2 id={`${id}-title`} className="mb-2 px-4 text-sm font-semibold text-quiet">
      {title}
    </h2>
    <List labelledBy={`${id}-title`}>{children}</List>
  </section>
);

interface SectionRowProps {
  id: SectionId;
  icon: LucideIcon;
  tone?: 'danger';
  /** The current choice. */
  current?: ReactNode;
}

/** A link to a section. */
export function SectionRow({ id, ...look }: SectionRowProps) {
  const t = useTranslations();
  return <ListRow {...look} title={t(sectionTitles[id])} to={`/settings?tab=${id}`} />;
}
