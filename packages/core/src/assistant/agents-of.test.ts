import { describe, expect, it } from 'vitest';
import { type AgentType, agentTypes, toolIds } from './agents.ts';
import { agentFor, agentsOfPassage, agentsOfTool } from './agents-of.ts';

describe('the agents of a passage', () => {
  it.each<[string, AgentType]>([
    ['practical:vaccines', 'health'],
    ['practical:heat-hours', 'health'],
    ['practical:packing', 'travel'],
    ['practical:transport', 'travel'],
    ['practical:something-new', 'travel'],
    ['rite:tawaf:page', 'guide'],
    ['whatIf:missed-miqat', 'guide'],
    ['dua:talbiyah', 'guide'],
  ])('%s: %s answers first', (passage, agent) => {
    expect(agentsOfPassage(passage)[0]).toBe(agent);
  });

  it('are all agents in an emergency and for help with Manasik', () => {
    for (const passage of ['emergency:heat', 'help:offline'])
      expect(agentsOfPassage(passage).toSorted()).toEqual(agentTypes.toSorted());
  });

  it('include the travel planner for duas of the journey', () => {
    expect(agentsOfPassage('dua:travel-mount')).toContain('travel');
  });
});

it.each(toolIds)('the tool %s has an agent', (tool) => {
  expect(agentsOfTool(tool).length).toBeGreaterThan(0);
});

describe('agentFor', () => {
  it('keeps the agent that was asked if the subject is its own', () => {
    expect(agentFor('travel', ['health', 'travel'])).toBe('travel');
  });

  it('hands over to the first agent of the subject', () => {
    expect(agentFor('guide', ['health', 'travel'])).toBe('health');
  });

  it('keeps the agent that was asked if the subject has none', () => {
    expect(agentFor('guide', [])).toBe('guide');
  });
});
