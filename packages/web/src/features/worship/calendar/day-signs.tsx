import type { DayKind } from '@manasik/core/calendar/hijri-days';
import { BookOpen, type LucideIcon, Moon, Star, Tent } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';

// Distinguished by shape, not only by colour.
const signs: Record<DayKind, LucideIcon> = { hajj: Tent, eid: Star, fast: Moon, remembrance: BookOpen };
const kinds = ['hajj', 'eid', 'fast', 'remembrance'] as const satisfies DayKind[];

/** The sign of a kind of day; its name is beside it or in the text for screen readers. */
export function DaySign({ kind, className }: { kind: DayKind; className: string }) {
  const Sign = signs[kind];
  return <Sign aria-hidden="true" className={className} />;
}

/** The legend of the signs. */
export function SignLegend() {
  const t = useTranslations('calendar');
  return (
    <ul aria-label={t('month.signs')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-quiet">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <DaySign kind={kind} className="size-4 shrink-0 text-gold" />
          {t(`kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
