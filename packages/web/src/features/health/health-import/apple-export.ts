import { SaxesParser } from 'saxes';
import { addRecord, type Attributes } from './apple-records.ts';
import type { Cut, DayTotals } from './day-totals.ts';
import { ImportError } from './failure.ts';
import { importLimits } from './limits.ts';
import { dayOfWall } from './stamp.ts';

/** Reads the XML of an Apple Health export, piece by piece. */
export interface AppleExport {
  /**
   * False when the rest cannot be read, and no more must be written.
   * @throws ImportError when it is no such export, or a hostile one
   */
  write: (text: string) => boolean;
  /** After the last piece: what is missing, or null if the export is whole. */
  end: () => readonly Cut[] | null;
}

class Damage extends Error {}

// More than start at one moment in a real export. A hostile file must not fill the memory.
const mostAtOnce = 1000;

/**
 * Writes the records of an export to `totals`. The parser expands no entities but the five of XML itself. Apple's own
 * document type declares elements and attributes only; one with entities is refused.
 */
export function createAppleExport(totals: DayTotals): AppleExport {
  const parser = new SaxesParser();
  const progress = createProgress();
  const isRepeated = createRepetitions();
  let depth = 0;
  let isInCorrelation = false;
  let isWhole = false;
  let isDamaged = false;
  let silent = 0;

  function open(name: string, attributes: Attributes): void {
    silent = 0;
    depth += 1;
    if (depth === 1 && name !== 'HealthData') throw new ImportError('notExport');
    if (name === 'Correlation') isInCorrelation = true;
    // "Any Records that appear as children of a correlation also appear as top-level records", says the document type.
    if (name === 'Record' && !isInCorrelation && !isRepeated(attributes)) {
      progress.saw(attributes['type'] ?? '', addRecord(totals, attributes));
    }
  }

  function close(name: string): void {
    silent = 0;
    depth -= 1;
    if (name === 'Correlation') isInCorrelation = false;
    if (depth === 0) isWhole = true;
  }

  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('closetag', ({ name }) => close(name));
  parser.on('doctype', (text) => {
    if (/<!ENTITY/i.test(text)) throw new ImportError('entities');
  });
  parser.on('error', (error) => {
    // Some apps write control characters into the name of their source. The record is still readable.
    if (!error.message.endsWith('disallowed character.')) throw new Damage(error.message);
  });

  return {
    write: (text) => {
      if (isDamaged || isWhole) return false;
      silent += text.length;
      if (silent > importLimits.silentCharacters) throw new ImportError(depth > 0 ? 'bomb' : 'notExport');
      try {
        parser.write(text);
        return true;
      } catch (error) {
        if (!(error instanceof Damage)) throw error;
        if (depth === 0 && !isWhole) throw new ImportError('notExport', error);
        isDamaged = true;
        return false;
      }
    },
    end: () => (isWhole ? null : progress.cuts()),
  };
}

/**
 * Finds records that say the same as one before. A phone that was restored from a backup can list a record twice, and
 * counted twice it would add steps that nobody walked. The records of a type come in the order of time, so only those
 * with the same start are remembered.
 *
 * A source cannot walk the same steps in the same span again, so such a record is a repetition whenever it was created:
 * an app that writes its history again gives it a new day of creation. Two glasses of water, though, can be entered for
 * the same minute. Records of one moment are the same only if they were created at the same time, too.
 */
function createRepetitions(): (record: Attributes) => boolean {
  let start: string | undefined;
  const seen = new Set<string>();
  return ({ type, sourceName, creationDate, startDate, endDate, unit, value }) => {
    if (startDate !== start || seen.size >= mostAtOnce) seen.clear();
    start = startDate;
    const { size } = seen;
    const created = startDate === endDate ? creationDate : undefined;
    return seen.add(JSON.stringify([type, sourceName, endDate, unit, value, created])).size === size;
  };
}

/**
 * Remembers how far the reading came. An export lists one type after the other, and each type in the order of time, so
 * of a file that ends early the types before the last are whole, and the last type up to the day of its last record.
 */
function createProgress() {
  let lastType = '';
  let isOpen = false;
  const days = new Map<Cut['metric'], { last: number; isOrdered: boolean }>();
  const again = new Set<Cut['metric']>();
  let current: Cut['metric'] | null = null;

  return {
    saw: (type: string, added: ReturnType<typeof addRecord>) => {
      if (type !== lastType) isOpen = false;
      lastType = type;
      if (!added) return;
      const { metric } = added;
      const day = dayOfWall(added.day.wall);
      const known = days.get(metric);
      if (known && !isOpen) again.add(metric);
      isOpen = true;
      current = metric;
      days.set(metric, {
        last: Math.max(day, known?.last ?? day),
        isOrdered: (known?.isOrdered ?? true) && day >= (known?.last ?? day),
      });
    },
    cuts: (): readonly Cut[] =>
      [...days]
        // A type that came back after another one may come back once more.
        .filter(([metric]) => again.has(metric) || (isOpen && metric === current))
        .map(([metric, { last, isOrdered }]) => ({
          metric,
          day: isOrdered ? last : Number.NEGATIVE_INFINITY,
        })),
  };
}
