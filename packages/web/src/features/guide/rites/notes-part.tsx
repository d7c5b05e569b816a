import type { Rite } from '@manasik/content/guide/schema';
import { Accessibility, Footprints, type LucideIcon, UserRound } from 'lucide-react';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { SchoolText } from '../school-text.tsx';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { areOwnNotes, type NotePart } from './own-notes.ts';

const icons: Record<NotePart, LucideIcon> = {
  women: UserRound,
  wheelchair: Accessibility,
  firstTime: Footprints,
};

/** What concerns some pilgrims: open for them, at hand for the others, and left out of their paper. */
export function NotesPart({ rite, part, isOpen }: { rite: Rite; part: NotePart; isOpen: boolean }) {
  const t = useTranslations('guide.parts');
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  const Icon = icons[part];
  return (
    <section aria-label={t(part)} className={cx(!areOwnNotes(part, choices) && 'print:hidden')}>
      <Disclosure
        id={part}
        open={isOpen || target === part}
        className="rounded-card"
        title={
          <h2 className="flex flex-wrap items-center gap-x-3 text-lg">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-green" />
            <span className="min-w-0 grow basis-24">{t(part)}</span>
          </h2>
        }
      >
        <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-green">
          {rite[part].map(({ id, sources }) => (
            <li key={id}>
              <p className="max-w-text">
                <SchoolText>{words(`${part}.${id}`)}</SchoolText>
              </p>
              <SourceLine ids={sources} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
