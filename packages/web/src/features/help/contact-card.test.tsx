import helpCentre from '@manasik/content/locales/en/help-centre.json';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { keepWords, LanguageProvider, WordsProvider } from '../../platform/i18n/index.ts';
import { ContactCard } from './contact-card.tsx';

vi.mock('../../shared/groups/use-groups.ts', () => ({ useGroups: () => ({ groups: [] }) }));
keepWords({ version: 'v', language: 'en', words: { 'help-centre': helpCentre }, fontSheets: {} });

const { title, titleWriting } = helpCentre.contact;

it.each([
  ['', titleWriting],
  ['+966112223344', title],
])('offers to be called only at a number that is set: "%s"', (phone, heading) => {
  vi.stubGlobal('CONTACT_EMAIL', '');
  vi.stubGlobal('CONTACT_PHONE', phone);
  const page = renderToString(
    <MemoryRouter>
      <LanguageProvider initial="en">
        <WordsProvider namespaces={['help-centre']}>
          <ContactCard />
        </WordsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
  expect(page).toContain(`>${heading}</h2>`);
  expect(page.includes('tel:')).toBe(phone !== '');
});
