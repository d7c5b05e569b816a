// Written by scenes/draw.ts
import calm from './spots/calm.svg';
import chat from './spots/chat.svg';
import checklist from './spots/checklist.svg';
import compass from './spots/compass.svg';
import docs from './spots/docs.svg';
import error from './spots/error.svg';
import group from './spots/group.svg';
import location from './spots/location.svg';
import notifications from './spots/notifications.svg';
import offline from './spots/offline.svg';
import path from './spots/path.svg';
import search from './spots/search.svg';

export const spots = {
  calm,
  chat,
  checklist,
  compass,
  docs,
  error,
  group,
  location,
  notifications,
  offline,
  path,
  search,
} as const;
