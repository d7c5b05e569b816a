/** Address of the page that shows where the members of a group are, and who of them calls. */
export const placeOnMap = (groupId: string): string => `/group-tracker?group=${groupId}&tab=locations`;
