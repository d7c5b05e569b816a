import { AssistantCard } from '../assistant/assistant-card.tsx';
import { ModulePart } from '../../platform/modules/module-part.tsx';

const load = () => import('../../features/guide/guide-overview.tsx');

/** The pilgrim's own sequence and progress. A separate file, so that the other tabs do not load its code. */
export function GuideTab() {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <ModulePart load={load}>{({ GuideOverview }) => <GuideOverview />}</ModulePart>
      <AssistantCard agent="guide" />
    </div>
  );
}
