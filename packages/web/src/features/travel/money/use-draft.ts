import type { CivilDate } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';
import type { Faults } from './read-fields.ts';

/** What the fields of a form show and change. */
export interface DraftFields<Draft, Name extends string> {
  draft: Draft;
  /** The refused fields. */
  faults: Faults<Name>;
  change: (some: Partial<Draft>) => void;
}

/**
 * What is typed into a form, until it is saved.
 * @param read makes an item of it, or says why it is refused
 */
export function useDraft<Draft, Item, Name extends string>(
  initial: NoInfer<Draft> | (() => NoInfer<Draft>),
  read: (draft: Draft, language: Language, today: CivilDate) => { item: Item } | { faults: Faults<Name> },
  put: (item: Item) => void,
): DraftFields<Draft, Name> & { save: () => boolean } {
  const { language } = useLanguage();
  const today = useToday();
  const [draft, setDraft] = useState<Draft>(initial);
  const [faults, setFaults] = useState<Faults<Name>>({});

  function save(): boolean {
    const result = read(draft, language, today);
    setFaults('faults' in result ? result.faults : {});
    if ('faults' in result) return false;
    put(result.item);
    return true;
  }
  return { draft, faults, change: (some) => setDraft((before) => ({ ...before, ...some })), save };
}
