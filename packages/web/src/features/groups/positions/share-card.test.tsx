import errors from '@manasik/content/locales/en/errors.json';
import places from '@manasik/content/locales/en/places.json';
import positions from '@manasik/content/locales/en/positions.json';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from '../../../platform/api/server-time.ts';
import { keepWords, LanguageProvider, WordsProvider } from '../../../platform/i18n/index.ts';
import { ShareCard } from './share-card.tsx';

const sent = vi.hoisted(() => ({ at: 0, fix: { latitude: 0, longitude: 0, accuracy: 1, capturedAt: 0 } }));
// Prerendered pages have no sharing.
vi.mock('./use-sharing.ts', () => ({
  useSharing: () => ({ state: 'sharing', until: null, sent, fix: sent.fix, isLate: false, end: null }),
}));

keepWords({ version: 'v', language: 'en', words: { positions, places, errors }, fontSheets: {} });

it.each([-2, 0, 2])('a position sent ten minutes ago says so on a phone that is %i hours ahead', (hours) => {
  const here = Date.now();
  learnServerTime(new Date(here - hours * 3_600_000).toUTCString(), here, here);
  sent.at = here - 10 * 60_000;
  const page = renderToString(
    <LanguageProvider initial="en">
      <WordsProvider namespaces={['positions', 'places', 'errors']}>
        <ShareCard now={serverNow()} />
      </WordsProvider>
    </LanguageProvider>,
  );
  expect(page).toContain(positions.share.sent.replace('{ago}', '10 minutes ago'));
});
