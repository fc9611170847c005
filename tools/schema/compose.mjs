import { composeServices } from '@apollo/composition';
import { printSchema, parse } from 'graphql';

/** Where each subgraph answers when every part runs on its own; the gateway's environment may say otherwise. */
const urlOf = (name) => `http://${name}:4001/graphql`;

/**
 * Composes the subgraphs' SDL as Federation 2 does.
 * @param {Record<string, string>} subgraphs SDL by name
 * @returns {{ supergraph: string, api: string }} for the gateway, and what the public sees
 */
export function compose(subgraphs) {
  const services = Object.entries(subgraphs).map(([name, sdl]) => ({ name, url: urlOf(name), typeDefs: parse(sdl) }));
  const { errors, supergraphSdl, schema } = composeServices(services);
  if (errors?.length) throw new Error(`The subgraphs do not compose:\n${errors.map(({ message }) => message).join('\n')}`);
  const api = schema.toAPISchema().toGraphQLJSSchema();
  return { supergraph: ended(supergraphSdl), api: ended(printSchema(api)) };
}

const ended = (text) => `${text.trim()}\n`;
