/** The address of the page that shows the members of a group on the map, and who calls for help. */
export const placeOnMap = (groupId: string): string => `/group-tracker?group=${groupId}&tab=locations`;
