import { ModulePart } from '../../platform/modules/module-part.tsx';

const load = () => import('../../features/help/help-centre.tsx');

/** The help centre. A separate file, so that the other tabs do not load its code. */
export function HelpTab() {
  return <ModulePart load={load}>{({ HelpCentre }) => <HelpCentre />}</ModulePart>;
}
