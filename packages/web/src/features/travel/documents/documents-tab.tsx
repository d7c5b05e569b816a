import { DocumentList } from './document-list.tsx';
import { Scans } from './scans.tsx';

/** The documents with their expiry dates, and scans that only this device can open. */
export function DocumentsTab() {
  return (
    <>
      <DocumentList />
      <Scans />
    </>
  );
}
