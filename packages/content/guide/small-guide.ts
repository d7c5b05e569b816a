// The smallest guide that the schema allows, for the tests of the checks.
import { riteIds } from '@manasik/core/guide/rites';
import type { Guide } from './guide.ts';
import type { Rite } from './schema.ts';

const read = ['quran-2-196'];

const rite = (id: Rite['id']): Rite => ({
  id,
  places: ['mina'],
  ranks: [
    { id: 'whole', hanafi: 'pillar', maliki: 'pillar', shafii: 'pillar', hanbali: 'pillar', sources: read },
  ],
  steps: [
    { id: 'first', duas: ['talbiyah'], diagrams: [{ id: 'line' }], ranks: ['whole'], sources: read },
    { id: 'second', sources: ['book-hidayah-hajj'] },
    { id: 'third', sources: ['authority-ministry'] },
  ],
  mistakes: [
    { id: 'haste', sources: read },
    { id: 'crowding', sources: read },
  ],
  women: [{ id: 'menses', sources: read }],
  wheelchair: [{ id: 'wheels', sources: [] }],
  firstTime: [{ id: 'calm', sources: [] }],
  whatIf: ['lost-count'],
  duas: ['talbiyah'],
});

const checkedOn = '2026-11-20';

export const smallGuide: Guide = {
  rites: Object.fromEntries(riteIds.map((id) => [id, rite(id)])),
  duas: [{ id: 'talbiyah', group: 'ihram', arabic: 'لَبَّيْكَ', source: 'bukhari-1549', alsoIn: ['nasai-2747'] }],
  whatIf: [
    {
      id: 'lost-count',
      nodes: [
        {
          id: 'start',
          answers: [
            { id: 'yes', next: 'go-on' },
            { id: 'no', next: 'which' },
          ],
        },
        {
          id: 'which',
          answers: [
            { id: 'fewer', next: 'go-on' },
            { id: 'more', next: 'done' },
          ],
        },
        { id: 'go-on', end: true, schools: ['hanafi'], sources: read },
        { id: 'done', end: true, sources: read },
      ],
    },
  ],
  practical: [{ id: 'sites', topics: [{ id: 'tents', facts: [{ id: 'place', sources: read }] }] }],
  diagrams: [{ id: 'line', parts: ['start', 'end'] }],
  places: [{ id: 'mina', sites: ['mina'], sources: [] }],
  sources: {
    'quran-2-196': { kind: 'quran', surah: 2, from: 196, to: 196, checkedOn },
    'bukhari-1549': {
      kind: 'hadith',
      collection: 'bukhari',
      number: '1549',
      grade: 'sahih',
      gradedBy: [],
      file: '1549',
      checkedOn,
    },
    'nasai-2747': {
      kind: 'hadith',
      collection: 'nasai',
      number: '2747',
      grade: 'sahih',
      gradedBy: ['Al-Albani'],
      file: '2747',
      checkedOn,
    },
    'book-hidayah-hajj': {
      kind: 'book',
      author: 'al-Marghinani',
      title: 'al-Hidayah',
      arabicTitle: 'الهداية',
      place: 'Hajj',
      read: 'not read; standard doctrine of the school',
      checkedOn,
    },
    'authority-ministry': {
      kind: 'authority',
      name: 'Ministry of Hajj and Umrah',
      title: 'Guides',
      url: 'https://example.org/guides',
      checkedOn,
    },
  },
};
