import { riteIds } from '@manasik/core/guide/rites';
import { describe, expect, it } from 'vitest';
import { practicalParts, topicsOf } from './practical.ts';
import { topicIcons } from './topic-icons.ts';

const topics = practicalParts.flatMap((part) => part.topics);

describe('practical advice', () => {
  it('has an icon for each topic, and no icon without a topic', () => {
    expect(topics.map(({ id }) => id).toSorted()).toEqual(Object.keys(topicIcons).toSorted());
  });

  it('links each topic that names a rite from the page of that rite', () => {
    const linked = riteIds.flatMap((rite) => topicsOf(rite).map(({ id }) => `${rite} ${id}`));
    const named = topics.flatMap(({ id, rites = [] }) => rites.map((rite) => `${rite} ${id}`));
    expect(linked.toSorted()).toEqual(named.toSorted());
    expect(linked).toContain('arafat nusuk-card');
  });
});
