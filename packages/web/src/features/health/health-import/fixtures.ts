/** Small exports in the form of real ones, for tests. */

/** The document type of an export of version 14, shortened. */
const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!ATTLIST Record
  type          CDATA #REQUIRED
  unit          CDATA #IMPLIED
  value         CDATA #IMPLIED
  sourceName    CDATA #REQUIRED
  sourceVersion CDATA #IMPLIED
  device        CDATA #IMPLIED
  creationDate  CDATA #IMPLIED
  startDate     CDATA #REQUIRED
  endDate       CDATA #REQUIRED
>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
<!ELEMENT Correlation ((MetadataEntry|Record)*)>
]>
<HealthData locale="en_SA">
 <ExportDate value="2024-12-31 09:00:00 +0300"/>
 <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
`;

export const appleXml = (records: string): string =>
  `${head}${records} <ActivitySummary dateComponents="2024-05-01" activeEnergyBurned="0"/>\n</HealthData>\n`;

interface More {
  unit?: string;
  source?: string;
  end?: string;
  created?: string;
}

const device =
  '&lt;&lt;HKDevice: 0x282d03020&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch5,4, software:7.6.2&gt;';

export const record = (
  type: string,
  start: string,
  value: number,
  { unit = 'count', source = 'iPhone', end = start, created = end }: More = {},
): string =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="17.1" device="${device}" unit="${unit}" creationDate="${created}" startDate="${start}" endDate="${end}" value="${value}">\n  <MetadataEntry key="HKWasUserEntered" value="0"/>\n </Record>\n`;

export const sleepRecord = (value: string, start: string, end: string, source = 'Watch'): string =>
  ` <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="${source}" creationDate="${end}" startDate="${start}" endDate="${end}" value="HKCategoryValueSleepAnalysis${value}"/>\n`;
