import type { Dua } from '@manasik/content/guide/schema';
import { useContentWords } from '../../../platform/i18n/index.ts';
import { DuaArabic } from '../duas/dua-text.tsx';
import { sourcesOf } from '../sources/sources.ts';
import { useSourceWords } from '../sources/use-source-words.ts';
import type { PocketParts } from './pocket-parts.ts';

interface PocketDuaProps {
  dua: Dua;
  parts: PocketParts;
  /** If no rite says when to say it. */
  showsWhen?: boolean;
}

export function PocketDua({ dua, parts, showsWhen }: PocketDuaProps) {
  const words = useContentWords('duas');
  const sounds = useContentWords('transliterations');
  const { nameOf } = useSourceWords();
  return (
    <div className="break-inside-avoid border-s-4 border-line ps-3">
      <p className="text-sm">
        <strong className="font-semibold">{words(`${dua.id}.name`)}</strong>{' '}
        {sourcesOf([dua.source]).map(({ id, source }) => (
          <bdi key={id} className="text-quiet">
            {nameOf(source)}
          </bdi>
        ))}
      </p>
      {showsWhen && <p className="text-sm">{words(`${dua.id}.when`)}</p>}
      <DuaArabic dua={dua} />
      {parts.transliterations && sounds.has(dua.id) && <p className="text-sm italic">{sounds(dua.id)}</p>}
      {parts.meanings && <p className="text-sm">{words(`${dua.id}.meaning`)}</p>}
    </div>
  );
}
