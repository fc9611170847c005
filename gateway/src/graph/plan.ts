import type { FetchNode, PlanNode, ResponsePath } from '@apollo/query-planner/dist/QueryPlan.js';
import { compileFetch } from './fetch.js';
import type { PlanMeans, Step } from './run.js';

/** A query plan as one function: its tree is walked when it is compiled, not in each request. */
export function compilePlan(node: PlanNode | undefined, means: PlanMeans, path: ResponsePath = []): Step {
  if (node === undefined) return () => undefined;
  switch (node.kind) {
    case 'Fetch':
      return compileFetch(node as FetchNode, path, means);
    case 'Flatten':
      return compilePlan(node.node, means, [...path, ...node.path]);
    case 'Sequence': {
      const steps = node.nodes.map((child) => compilePlan(child, means, path));
      return async (run) => {
        for (const step of steps) await step(run);
      };
    }
    case 'Parallel': {
      const steps = node.nodes.map((child) => compilePlan(child, means, path));
      return async (run) => void (await Promise.all(steps.map((step) => step(run))));
    }
    case 'Condition': {
      const chosen = compilePlan(node.ifClause, means, path);
      const other = compilePlan(node.elseClause, means, path);
      const { condition } = node;
      return (run) => ((run.variables[condition] ?? means.defaults[condition]) ? chosen(run) : other(run));
    }
    default:
      throw new Error(`A plan with ${node.kind} cannot be executed.`);
  }
}
