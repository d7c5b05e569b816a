import type { Rite } from '@manasik/content/guide/schema';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useContentWords, useTranslations } from '../../../platform/i18n/index.ts';
import { areOwnNotes, type NotePart, noteParts } from '../rites/own-notes.ts';
import { ownParts } from '../rites/own-parts.ts';
import { linesOfTexts, useNoteTexts, useRankTexts } from '../use-clause-texts.ts';
import type { PocketParts } from './pocket-parts.ts';
import { commonRank, rankRows } from '../rites/rank-rows.ts';

interface PocketNotesProps {
  rite: Rite;
  choices: GuideChoices;
  parts: PocketParts;
}

/** The other parts of a rite's page: how the schools rank it, notes for some pilgrims, mistakes. */
export function PocketNotes({ rite, choices, parts }: PocketNotesProps) {
  const t = useTranslations('guide.parts');
  const textsOf = useNoteTexts(rite.id);
  const linesOf = (list: 'mistakes' | NotePart) =>
    ownParts(rite[list], choices).map((note) => ({
      id: note.id,
      lines: linesOfTexts(textsOf(list, note, choices), choices),
    }));
  const notes = parts.notes ? noteParts.filter((part) => areOwnNotes(part, choices)) : [];
  return (
    <>
      {parts.ranks && <PocketRanks rite={rite} choices={choices} />}
      {notes.map((part) => (
        <PocketList key={part} title={t(part)} items={linesOf(part)} />
      ))}
      {parts.mistakes && <PocketList title={t('mistakes')} items={linesOf('mistakes')} />}
    </>
  );
}

interface PocketListProps {
  title: string;
  items: readonly { id: string; lines: readonly string[] }[];
}

function PocketList({ title, items }: PocketListProps) {
  return (
    <div>
      <h5 className="break-after-avoid font-semibold">{title}</h5>
      <ul className="list-disc space-y-1 ps-5">
        {items.map(({ id, lines }) => (
          <li key={id} className="break-inside-avoid">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * One line for each ranked part: the rank on which all schools agree, otherwise that of the user's school, otherwise all
 * four.
 */
function PocketRanks({ rite, choices }: Pick<PocketNotesProps, 'rite' | 'choices'>) {
  const t = useTranslations('guide.ranks');
  const school = useTranslations('guide.choices.school');
  const textsOf = useRankTexts(rite.id);
  const words = useContentWords(`rites/${rite.id}`);
  return (
    <div>
      <h5 className="break-after-avoid font-semibold">{t('title')}</h5>
      <ul className="list-disc space-y-1 ps-5">
        {ownParts(rite.ranks, choices).map((ranked) => {
          const common = commonRank(ranked);
          const rows = rankRows(ranked, choices.school).slice(0, choices.school ? 1 : undefined);
          return (
            <li key={ranked.id} className="break-inside-avoid">
              {words(`ranks.${ranked.id}.name`)}
              <span className="block">
                {common
                  ? `${t(`${common}.name`)} (${t('alike')})`
                  : rows.map(({ school: name, rank }) => `${school(name)}: ${t(`${rank}.name`)}`).join(' · ')}
              </span>
              {linesOfTexts(textsOf(ranked, choices), choices).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
