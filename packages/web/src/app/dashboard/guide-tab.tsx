import { ModulePart } from '../../platform/modules/module-part.tsx';

const load = () => import('../../features/guide/guide-overview.tsx');

/** The pilgrim's own sequence and progress. A separate file, so that the other tabs do not load its code. */
export function GuideTab() {
  return <ModulePart load={load}>{({ GuideOverview }) => <GuideOverview />}</ModulePart>;
}
