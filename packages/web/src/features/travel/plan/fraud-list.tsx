import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useChecks } from '../items/use-checks.ts';
import { SourceLine } from '../source-line.tsx';
import { TickRow } from '../tick-row.tsx';
import { fraudPoints } from './sources.ts';

/** Checks to make before paying an operator. */
export function FraudList() {
  const t = useTranslations('travel.fraud');
  const { isDone, tick } = useChecks('fraud');
  return (
    <Section title={t('title')} description={t('lead')} className="py-0!">
      <List label={t('title')}>
        {fraudPoints.map(({ id, source }) => (
          <TickRow
            key={id}
            title={t(`points.${id}.title`)}
            isDone={isDone(id)}
            onTick={(done) => tick(id, done)}
          >
            <p>{t(`points.${id}.reason`)}</p>
            <SourceLine source={source} />
          </TickRow>
        ))}
      </List>
    </Section>
  );
}
