import { describe, expect, it } from 'vitest';
import { exportEvents, exportFileName } from './export-events.ts';
import { icsFile } from '../../../shared/ics/ics-file.ts';

const now = new Date('2026-11-21T12:00:00Z');
const arabic =
  'يقف الحجاج بعرفة حتى غروب الشمس، ويصوم كثير ممن لم يحج هذا اليوم; وهذا سطر طويل جدا \\ لا ينتهي';

const words = {
  title: ({ id }: { id: string }) => `عيد, ${id}`,
  lines: (_day: unknown, isAdjusted: boolean) => [arabic, isAdjusted ? 'adjusted' : 'expected'],
};

const fileOf = (choice: 'hajj' | 'all', adjustment = 0) =>
  icsFile(exportEvents(1448, choice, { adjustment, announced: null }, words), {
    name: 'حج ١٤٤٨',
    product: 'Islamic calendar',
    language: 'ar',
    now,
  });

/** What a calendar program reads (RFC 5545): lines unfolded, properties by name, escapes undone. */
function parsed(file: string): Map<string, string>[] {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const colon = line.indexOf(':');
    const value = line
      .slice(colon + 1)
      .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
    events.at(-1)?.set(line.slice(0, colon), value);
  }
  return events;
}

describe('the calendar file', () => {
  it('contains the days of the Hajj as whole days that end on the day after the last', () => {
    const events = parsed(fileOf('hajj'));
    const days = events.map((event) => [
      event.get('UID'),
      event.get('DTSTART;VALUE=DATE'),
      event.get('DTEND;VALUE=DATE'),
    ]);
    expect(days).toEqual([
      ['1448-12-tarwiyah@hijri.manasik', '20270514', '20270515'],
      ['1448-12-arafah@hijri.manasik', '20270515', '20270516'],
      ['1448-12-nahr@hijri.manasik', '20270516', '20270517'],
      ['1448-12-tashriq@hijri.manasik', '20270517', '20270520'],
    ]);
  });

  it('preserves titles and texts in any script', () => {
    const [first] = parsed(fileOf('hajj'));
    expect(first?.get('SUMMARY')).toBe('عيد, tarwiyah');
    expect(first?.get('DESCRIPTION')).toBe(`${arabic}\nexpected`);
    expect(first?.get('DTSTAMP')).toBe('20261121T120000Z');
    expect(first?.get('TRANSP')).toBe('TRANSPARENT');
    expect(fileOf('hajj')).toContain('X-WR-CALNAME:حج ١٤٤٨\r\n');
  });

  it('has each UID once, independent of the adjustment', () => {
    const uids = parsed(fileOf('all')).map((event) => event.get('UID'));
    expect(uids).toHaveLength(27);
    expect(new Set(uids).size).toBe(27);
    const adjusted = parsed(fileOf('all', -1)).map((event) => event.get('UID'));
    expect(new Set(adjusted)).toEqual(new Set(uids));
  });

  it('moves the days that the user’s country moves, and says so only there', () => {
    const events = parsed(fileOf('all', -1));
    const of = (id: string) => events.find((event) => event.get('UID')?.includes(id));
    expect(of('eidFitr')?.get('DTSTART;VALUE=DATE')).toBe('20270310');
    expect(of('eidFitr')?.get('DESCRIPTION')).toMatch(/adjusted$/);
    expect(of('arafah')?.get('DTSTART;VALUE=DATE')).toBe('20270515');
    expect(of('arafah')?.get('DESCRIPTION')).toMatch(/expected$/);
  });

  it('folds lines at 75 bytes at most, never inside a character', () => {
    const bytes = new TextEncoder().encode(fileOf('all'));
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(fileOf('all'));
    const lines = fileOf('all').split('\r\n');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\n\r]/);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('has a file name that every system accepts', () => {
    expect(exportFileName(1448, 'hajj')).toBe('manasik-hajj-1448.ics');
    expect(exportFileName(1449, 'all')).toBe('manasik-islamic-calendar-1449.ics');
  });
});
