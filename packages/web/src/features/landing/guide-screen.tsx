import type { RiteId } from '@manasik/core/guide/rite-ids';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Scene, type SceneName } from '../../ui/scene.tsx';

// One rite for each day that pilgrims ask about first.
const rites: readonly { id: RiteId; scene: SceneName }[] = [
  { id: 'ihram', scene: 'ihram' },
  { id: 'arafat', scene: 'arafat' },
  { id: 'muzdalifah', scene: 'muzdalifah' },
  { id: 'tawaf-al-ifadah', scene: 'ifadah' },
];

/** The valley of the Hajj and links to some of its rites. */
export function GuideScreen() {
  const t = useTranslations('guide');
  return (
    <>
      <div className="relative">
        <Scene name="panorama" aspect="fill" className="aspect-[390/400] object-top" />
        <p className="display absolute inset-x-5 top-4 text-2xl">{t('title')}</p>
      </div>
      <ul className="relative -mt-7 flex grow flex-col rounded-t-sheet bg-raised pt-3 pb-4">
        {rites.map(({ id, scene }) => (
          <li key={id} className="list-line grow [--line-start:6.25rem]">
            <Link
              to={`/guide/${id}`}
              className="flex h-full min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-green-soft"
            >
              <span className="w-18 shrink-0 overflow-clip rounded-[0.75rem]">
                <Scene name={scene} className="aspect-4/3" />
              </span>
              <span className="min-w-0 grow">
                <span className="block leading-snug font-semibold">{t(`rites.${id}.name`)} </span>
                <span className="block text-sm leading-snug text-quiet">{t(`rites.${id}.line`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
