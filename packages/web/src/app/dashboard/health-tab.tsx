import { ModulePart } from '../../platform/modules/module-part.tsx';
import { AssistantCard } from '../assistant/assistant-card.tsx';

const load = () => import('../../features/health/today/health-today.tsx');

/** The goals of today. A separate file, so that the other tabs do not load its code. */
export function HealthTab() {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <ModulePart load={load}>{({ HealthToday }) => <HealthToday />}</ModulePart>
      <AssistantCard agent="health" />
    </div>
  );
}
