import { ArrowRight, Moon, Settings } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Section } from '../../ui/section.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { words } from './dev-ui-words.ts';

const variants = ['primary', 'secondary', 'soft', 'quiet', 'destructive'] as const;
const row = 'flex flex-wrap items-center gap-3';

export function ActionsShow() {
  return (
    <>
      <Section title="Buttons" description={words.long}>
        <div className="flex flex-col gap-4">
          <div className={row}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </div>
          <div className={row}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                {variant}, disabled
              </Button>
            ))}
          </div>
          <div className={row}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} pending pendingLabel="Saving …">
                Save
              </Button>
            ))}
          </div>
          <div className={row}>
            <Button size="large">
              Start your journey <ArrowRight aria-hidden="true" className="flip-rtl size-5" />
            </Button>
            <LinkButton to="/dev/ui" variant="secondary" size="large">
              Link as a button
            </LinkButton>
            <IconButton label="Settings" icon={<Settings className="size-6" />} />
            <IconButton label="Settings, disabled" disabled icon={<Settings className="size-6" />} />
          </div>
          <div className="on-deep-band flex flex-wrap items-center gap-3 rounded-card p-5">
            <p className="text-gold-on-deep">On the deep band</p>
            <p className="text-on-deep-quiet">a quieter line</p>
            <IconButton label="Settings on deep" icon={<Settings className="size-6" />} />
          </div>
          <div className={row}>
            <Badge>Neutral</Badge>
            <Badge tone="green">Completed</Badge>
            <Badge tone="gold" icon={<Moon aria-hidden="true" />}>
              Premium
            </Badge>
            <Badge tone="danger">Overdue</Badge>
          </div>
        </div>
      </Section>
      <Section title="Cards">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Prayers today" value="3" hint="of 5" icon={<Moon />} progress={0.6} />
          <StatCard label="Days to Hajj" value="174" hint="Expected, until the official announcement" />
          <StatCard label="Steps today" value="12,480" hint="of 10,000" progress={1.2} />
          <StatCard label="Nothing yet" value="0" progress={0} />
        </div>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <Card
            title="Card with everything"
            titleId="card-full"
            description={words.long}
            icon={<Moon />}
            aside={<Badge tone="gold">New</Badge>}
            footer={<Button variant="secondary">Do something</Button>}
            headingLevel={3}
          >
            <p>{words.long}</p>
          </Card>
          <Card>
            <p>
              A card with nothing but its contents, and a sentence with <a href="#pieces">a link</a> in it.
            </p>
          </Card>
        </div>
      </Section>
    </>
  );
}
