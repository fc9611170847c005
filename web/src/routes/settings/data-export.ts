import { ask } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/data-export';
import { MyDataDocument } from './settings.generated.js';

/** Everything that is kept of the signed-in user, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { myData } = await ask(context, MyDataDocument, {});
  return new Response(JSON.stringify(myData, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="naga-my-data-${context.get(visitContext).today}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
