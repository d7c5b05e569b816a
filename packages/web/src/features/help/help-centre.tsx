import type { HelpCategory, HelpCentre as Centre } from '@manasik/content/help/schema.ts';
import centre from '@manasik/content/help/help-centre.json';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { List } from '../../ui/list-row.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ContactCard } from './contact-card.tsx';
import { HelpGuide } from './help-guide.tsx';
import { Question } from './question.tsx';
import { Tip } from './tip.tsx';

// Its shape is checked by help-centre.test.ts in packages/content.
const { faq, guides, tips } = centre as Centre;
const choices = ['all', 'health', 'groups', 'prayer', 'learning'] as const;
type Choice = 'all' | HelpCategory;

/**
 * Questions, guides and tips about the product, with a filter by subject. Needs the namespace `help-centre`.
 */
export function HelpCentre() {
  const t = useTranslations('help-centre');
  const [choice, choose] = useState<Choice>('all');
  const chosen = <Entry extends { category: HelpCategory }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ category }) => choice === 'all' || category === choice);
  const orEmpty = (entries: readonly ReactNode[]) =>
    entries.length > 0 ? (
      <List>{entries}</List>
    ) : (
      <EmptyState
        title={t('empty')}
        action={
          <Button variant="secondary" onClick={() => choose('all')}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <section aria-labelledby="help-centre" className="flex flex-col gap-4 sm:gap-6">
      <h2 id="help-centre" className="text-xl font-semibold">
        {t('title')}
      </h2>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t('categories.label')}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map((name) => (
            <Chip key={name} isChosen={name === choice} onChoose={() => choose(name)}>
              {t(`categories.${name}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Tabs
        label={t('tabs.label')}
        items={[
          {
            value: 'faq',
            label: t('tabs.faq'),
            content: orEmpty(
              chosen(faq).map(({ id }) => (
                <Question
                  key={id}
                  // The ids of the data have their words; a test compares the two.
                  question={t(`faq.${id}.question` as 'faq.heat.question')}
                  // As above; only some of the answers take the number.
                  answer={t(`faq.${id}.answer` as 'faq.numbers.answer', { number: emergencyNumbers.general })}
                />
              )),
            ),
          },
          {
            value: 'guides',
            label: t('tabs.guides'),
            content: orEmpty(chosen(guides).map((guide) => <HelpGuide key={guide.id} guide={guide} />)),
          },
          {
            value: 'tips',
            label: t('tabs.tips'),
            content: orEmpty(chosen(tips).map(({ id }) => <Tip key={id} id={id} />)),
          },
        ]}
      />
      <ContactCard />
      <div>
        <LinkButton to="/help" variant="secondary">
          {t('moreAnswers')}
        </LinkButton>
      </div>
    </section>
  );
}
