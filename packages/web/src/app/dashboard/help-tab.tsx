import { ModulePart } from '../../platform/modules/module-part.tsx';

const load = () => import('../../features/help/help-centre.tsx');

/** The help centre, whose code the other tabs do without. */
export function HelpTab() {
  return <ModulePart load={load}>{({ HelpCentre }) => <HelpCentre />}</ModulePart>;
}
