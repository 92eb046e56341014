import { type Context, GROUPS, type GroupName } from '../kit/routing/screens.ts';
import type { Task } from './tasks/shape.ts';

/** Tasks under the group of the menu in which their screen stands, in the menu's order. */
export function byGroup(
  tasks: readonly Task[],
  contexts: readonly Context[],
): readonly { readonly group: GroupName; readonly tasks: readonly Task[] }[] {
  const groupOf = new Map(contexts.flatMap(({ screens }) => screens).map(({ path, group }) => [path, group]));
  const groups = Object.keys(GROUPS) as GroupName[];
  return groups
    .map((group) => ({ group, tasks: tasks.filter(({ screen }) => groupOf.get(screen) === group) }))
    .filter(({ tasks: those }) => those.length > 0);
}
