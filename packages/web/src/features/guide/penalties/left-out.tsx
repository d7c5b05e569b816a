import type { Rite } from '@manasik/content/guide/schema';
import { Link } from 'react-router';
import { useContentWords } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { ownParts } from '../rites/own-parts.ts';
import { RankedPart } from '../rites/ranked-part.tsx';

/** The parts of a rite that are owed, each with its rank and what follows when it is left out. */
export function LeftOut({ rite, parts }: { rite: Rite; parts: Rite['ranks'] }) {
  const words = useContentWords(`rites/${rite.id}`);
  const { choices } = useGuideProgress();
  const own = ownParts(parts, choices);
  if (own.length === 0) return null;
  return (
    <div className="flex max-w-text flex-col gap-3 surface p-4">
      <h3 className="text-lg">
        <Link to={`/guide/${rite.id}`}>{words('title')}</Link>
      </h3>
      <ul className="flex flex-col gap-4">
        {own.map((ranked) => (
          <RankedPart key={ranked.id} rite={rite} ranked={ranked} />
        ))}
      </ul>
    </div>
  );
}
