import { describe, expect, it } from 'vitest';
import { icsFile } from './ics-file.ts';

const options = { name: 'Trip', product: 'Trip', language: 'en', now: new Date('2026-11-21T12:00:00Z') };

describe('an event at a local time', () => {
  it('has no zone, so that a phone shows it at that time wherever it is', () => {
    const flight = { uid: 'a@b', from: '2027-06-01', at: '23:05', title: 'Return flight', description: '' };
    const lines = icsFile([flight], options).split('\r\n');
    expect(lines).toContain('DTSTART:20270601T230500');
    expect(lines).toContain('DURATION:PT1M');
  });
});

it('keeps a lone carriage return within the text of the event', () => {
  const event = { uid: 'a@b', from: '2027-06-01', to: '2027-06-01', title: 'A', description: 'x\rATTACH:y' };
  const text = icsFile([event], options);
  expect(text).toContain('DESCRIPTION:x\\nATTACH:y');
  expect(text.split(/\r\n|\r|\n/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});
